/// Is told what a ``UIDocumentInteractionController`` shows. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// Returns the controller that presents the preview; `nil`, the default, shows none.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController?

    /// Called before the preview is presented.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called when the preview was dismissed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called before the actions are presented.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called when the actions were dismissed.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called before the applications are presented.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called when the applications were dismissed.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns `nil`.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    }
    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}
}
