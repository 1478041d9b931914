/// An object that can change what a popover points to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the popover is about to be shown: the last chance to set what it points to.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Asks the delegate for the popover's source rectangle, as the container changed.
    ///
    /// - Parameters:
    ///   - rect: the source rectangle, which the delegate may change.
    ///   - view: the view in whose coordinates `rect` is, which the delegate may change.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}

extension DelegateProtocol {
    static let popover = DelegateProtocol(
        "UIPopoverPresentationControllerDelegate",
        unasked: """
            popoverPresentationControllerShouldDismissPopover(UIPopoverPresentationController) -> Bool
            popoverPresentationControllerDidDismissPopover(UIPopoverPresentationController) -> ()
            """
    ) { $0 is any UIPopoverPresentationControllerDelegate.Type }
}

extension DelegateRole {
    static let popoverDelegate = DelegateRole(.popover, .adaptivePresentation)
}
