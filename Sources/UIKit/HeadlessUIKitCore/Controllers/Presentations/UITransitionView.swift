/// The container of a presented controller's view; it covers what is behind it and takes its touches.
@preconcurrency @MainActor
package class UITransitionView: UIView {
    final weak var presentationController: UIPresentationController?

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentationController else { return }
        presentationController.containerViewWillLayoutSubviews()
        presentationController.layOutContainer()
        presentationController.containerViewDidLayoutSubviews()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentationController?.containerTraitsChanged(from: previousTraitCollection)
    }
}

extension UIWindow {
    /// Tells the presentations in the window that the keyboard moved, was shown or was hidden.
    final func keyboardMoved() {
        for view in subviews { (view as? UITransitionView)?.presentationController?.keyboardMoved() }
    }
}

/// A container that lets touches through where its presentation leaves the views behind it reachable.
final class UIPassingTransitionView: UITransitionView {
    override class var hasOwnPlacing: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let presentationController else { return super.hitTest(point, with: event) }
        presentationController.touchMayBegin(in: self)
        if let view = presentationController.viewBehind(at: point, in: self, with: event) { return view }
        let hit = super.hitTest(point, with: event)
        return hit === self && presentationController.letsTouchesThrough ? nil : hit
    }
}

/// The view that dims what is behind a sheet, and takes the touches outside a popover.
final class UIDimmingView: UIView {
    /// The popover around which it draws a shadow and a line, if there is one.
    final weak var popover: UIPopoverPresentationController?

    override func drawContent(in context: CGContext) {
        guard let view = popover?.presentedView, view.superview === superview else { return }
        let frame = convert(view.frame, from: superview)
        let shadow = DisplayList.Shadow(
            offset: CGSize(width: 0, height: 8), blur: 40, color: UIColor.black.withAlphaComponent(0.2))
        context.record(.shadow(DisplayList.Path(frame), shadow))
        context.stroke(frame.insetBy(dx: -0.5, dy: -0.5), radius: 0, width: 0.5, .separator)
    }
}

extension UITransitionView: TopFirstContainer {}
