/// An object that says how a controller comes, goes and is shown that is presented.
///
/// All methods are optional, and answer `nil`, for the usual, if left out. The animators are asked for where something
/// is to be animated; an interactor, where there is an animator; a presentation controller, for the style
/// ``UIModalPresentationStyle/custom``.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// What moves the views when the controller comes.
    ///
    /// - Parameters:
    ///   - presented: the controller that comes.
    ///   - presenting: the one that presents it.
    ///   - source: the one that was asked to.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves the views when the controller goes.
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// What leads `animator` when the controller comes.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// What leads `animator` when the controller goes.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// What decides where the controller is shown, and with what around it.
    ///
    /// - Parameter presenting: the one that will present it; `nil` if that is not known yet.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Says that the usual animation will do.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Says that the usual animation will do.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }

    /// Says that nobody leads it.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    )
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// Says that nobody leads it.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// Says that a plain one will do.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension DelegateProtocol {
    static let transitioning = DelegateProtocol("UIViewControllerTransitioningDelegate") {
        $0 is any UIViewControllerTransitioningDelegate.Type
    }
}

extension DelegateRole {
    static let transitioningDelegate = DelegateRole(.transitioning)
}
