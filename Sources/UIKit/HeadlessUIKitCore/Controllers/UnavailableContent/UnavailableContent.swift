/// The view in front of a controller's content that says that there is none.
@MainActor
final class UnavailableContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?
    private weak var controller: UIViewController?
    private var waitsForUpdate = false

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    static func of(_ controller: UIViewController) -> UnavailableContent {
        if let known = controller.unavailableContent { return known }
        let content = UnavailableContent(controller)
        controller.unavailableContent = content
        return content
    }

    func show(_ configuration: (any UIContentConfiguration)?) {
        self.configuration = configuration
        guard let controller, controller.isViewLoaded else { return }
        guard let configuration else {
            view.take()?.removeFromSuperview()
            return
        }
        let updated = configuration.updated(for: controller.contentUnavailableConfigurationState)
        if let view, view.supports(updated) {
            view.configuration = updated
            return
        }
        view?.removeFromSuperview()
        let new = updated.makeContentView()
        view = new
        new.frame = controller.view.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(new)
    }

    /// Asks the controller for another configuration before the next layout, once.
    func setNeedsUpdate() {
        guard !waitsForUpdate, let controller else { return }
        waitsForUpdate = true
        controller.viewIfLoaded?.setNeedsLayout()
    }

    /// Called before the controller's view lays out its subviews.
    func willLayOut() {
        if view == nil, configuration != nil { show(configuration) }
        if let view, let front = controller?.view.subviews.last, front !== view {
            controller?.view.bringSubviewToFront(view)
        }
        guard waitsForUpdate, let controller else { return }
        waitsForUpdate = false
        controller.updateContentUnavailableConfiguration(
            using: controller.contentUnavailableConfigurationState)
        if configuration != nil { show(configuration) }
    }
}

extension UIViewController {
    /// Called before the view lays out its subviews.
    final func layOutUnavailableContent() { unavailableContent?.willLayOut() }
}
