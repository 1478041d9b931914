import Foundation

/// Shows a preview when its view is pressed, as a context menu does; the view keeps it.
@MainActor
final class PreviewingContext: NSObject, UIInteraction, UIViewControllerPreviewing {
    /// The view, while it is alive.
    var sourceView: UIView { view ?? UIView() }
    var sourceRect: CGRect
    private(set) weak var view: UIView?
    private weak var delegate: (any UIViewControllerPreviewingDelegate)?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ sourceView: UIView, _ delegate: any UIViewControllerPreviewingDelegate) {
        self.delegate = delegate
        sourceRect = sourceView.bounds
        super.init()
    }

    func register(on view: UIView) {
        view.addInteraction(self)
        view.addInteraction(interaction)
    }

    func unregister() {
        guard let view else { return }
        view.removeInteraction(interaction)
        view.removeInteraction(self)
    }

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let controller = delegate?.previewingContext(self, viewControllerForLocation: location) else {
            return nil
        }
        return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
            let items = controller.previewActionItems
            return items.isEmpty ? nil : UIMenu(children: items.compactMap { Self.element($0, controller) })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = animator.previewViewController else { return }
        animator.addCompletion { [self] in delegate?.previewingContext(self, commit: controller) }
    }

    private static func element(
        _ item: any UIPreviewActionItem, _ controller: UIViewController
    ) -> UIMenuElement? {
        switch item {
        case let action as UIPreviewAction:
            return UIAction(
                title: action.title, attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { [weak controller] _ in
                if let controller { action.handler(action, controller) }
            }
        case let group as UIPreviewActionGroup:
            return UIMenu(
                title: group.title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { element($0, controller) })
        default: return nil
        }
    }
}

// Not overridable: `UIViewController` does not know the menus that show previews.
extension UIViewController {
    /// Shows a preview when a view is pressed, which the delegate provides; it is held weakly.
    ///
    /// It is shown as a context menu's preview is, with the previewed controller's ``previewActionItems`` as the menu.
    @discardableResult
    public final func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(sourceView, delegate)
        context.register(on: sourceView)
        return context
    }

    /// Shows no preview any more when a view is pressed.
    public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        (previewing as? PreviewingContext)?.unregister()
    }
}
