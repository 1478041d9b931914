/// An object that provides the animators and the presentation controller for a presented controller.
///
/// All methods are optional and return `nil`, for the standard behaviour, by default. The animators are asked for when
/// the transition is animated; an interactor, when there is an animator; a presentation controller, for the style
/// ``UIModalPresentationStyle/custom``.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animator for the presentation of the controller.
    ///
    /// - Parameters:
    ///   - presented: the controller that is presented.
    ///   - presenting: the one that presents it.
    ///   - source: the one whose `present` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator for the dismissal of the controller.
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives `animator` when the controller is presented.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that drives `animator` when the controller is dismissed.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller, which determines the frame of the view and what is around it.
    ///
    /// - Parameter presenting: the controller that will present it; `nil` if that is not known yet.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil`, for the standard animation.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`, for the standard animation.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }

    /// Returns `nil`: the transition is not interactive.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    )
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// Returns `nil`: the transition is not interactive.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// Returns `nil`, for a plain presentation controller.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension DelegateRole {
    static let transitioningDelegate = DelegateRole("UIViewControllerTransitioningDelegate") {
        $0 is any UIViewControllerTransitioningDelegate.Type
    }
}
