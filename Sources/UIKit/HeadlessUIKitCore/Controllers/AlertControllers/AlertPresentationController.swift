/// Shows an alert centered above the keyboard, or an action sheet at the bottom.
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    private let style: UIAlertController.Style

    init(_ alert: UIViewController, presenting: UIViewController?, style: UIAlertController.Style) {
        self.style = style
        super.init(presentedViewController: alert, presenting: presenting)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // An alert waits for one of its buttons.
        guard style == .actionSheet else { return }
        let tap = UITapGestureRecognizer(target: self, action: AlertPresentationController.wasTappedOutside)
        dimming.addGestureRecognizer(tap)
    }

    override func failureToShow() -> ControllerFailure? {
        guard let alert = presentedLink as? UIAlertController, alert.title == nil, alert.message == nil,
            alert.actions.isEmpty, alert.textFields == nil
        else { return nil }
        return .alertSaysNothing(alert)
    }

    private func wasTappedOutside() {
        (presentedViewController as? UIAlertController)?.wasTappedOutside()
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView else { return .zero }
        return style == .alert ? middle(of: container, for: view) : bottom(of: container, for: view)
    }

    private func middle(of container: UIView, for view: UIView) -> CGRect {
        let bounds = container.bounds
        let safe = bounds.inset(by: container.safeAreaInsets)
        let bottom = min(safe.maxY, container.topOfKeyboard ?? safe.maxY)
        let room = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: max(0, bottom - safe.minY))
        let width = min(AlertMetrics.width, room.width)
        let height = min(view.sizeThatFits(CGSize(width: width, height: room.height)).height, room.height)
        return CGRect(
            x: room.midX - width / 2, y: (room.midY - height / 2).rounded(), width: width, height: height)
    }

    private func bottom(of container: UIView, for view: UIView) -> CGRect {
        let margin = AlertMetrics.sheetMargin
        let insets = container.safeAreaInsets
        let room = container.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top + margin, left: insets.left + margin, bottom: max(insets.bottom, margin),
                right: insets.right + margin))
        let width = max(0, min(room.width, room.height))
        let height = min(view.sizeThatFits(CGSize(width: width, height: room.height)).height, room.height)
        return CGRect(x: room.midX - width / 2, y: room.maxY - height, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        dimming.alpha = 0
    }

    override func showSurroundings() {
        dimming.alpha = 1
    }

    override func hideSurroundings() {
        dimming.alpha = 0
    }

    override func keyboardMoved() {
        container?.setNeedsLayout()
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }
}
