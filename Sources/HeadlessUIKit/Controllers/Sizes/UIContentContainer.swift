import Foundation

/// What shows content whose size depends on what it is in: controllers, and what presents them.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// How large the content would like to be.
    var preferredContentSize: CGSize { get }
    /// Tells that what is inside prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that what is inside will have when this one has a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Tells that the size is about to change.
    ///
    /// - Parameters:
    ///   - size: the new one.
    ///   - coordinator: the change, to do something along with it and after it.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Tells that the traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
