import Foundation

/// An object that has a say in a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that the popover is about to be shown: the last occasion to say what it points to.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Asks where the popover is to point to, as its surroundings have changed.
    ///
    /// - Parameters:
    ///   - rect: where it points to now, to be changed if need be.
    ///   - view: the view in whose coordinates that is, to be changed if need be.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Changes nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}

extension DelegateProtocol {
    static let popover = DelegateProtocol("UIPopoverPresentationControllerDelegate") {
        $0 is any UIPopoverPresentationControllerDelegate.Type
    }
}

extension DelegateRole {
    static let popoverDelegate = DelegateRole(.popover, .adaptivePresentation)
}
