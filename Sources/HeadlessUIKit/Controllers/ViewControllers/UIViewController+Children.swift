import FailureReporting
import Foundation

extension UIViewController {
    /// Replaces one child's view with another's, and calls the children's appearance methods.
    ///
    /// Both must be children already; otherwise a failure is recorded, and nothing happens. The new child's view is
    /// added to the old one's superview, or else to this controller's view, and the old one's is removed at the end.
    ///
    /// - Parameters:
    ///   - fromViewController: the child whose view is shown.
    ///   - toViewController: the child whose view is to be shown.
    ///   - duration: seconds, by the rules of `UIView.animate(withDuration:delay:options:animations:completion:)`.
    ///   - options: the options of the animation.
    ///   - animations: the changes to animate; called immediately.
    ///   - completion: called at the end, with whether the animation finished.
    public final func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (@MainActor () -> Void)? = nil, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        for child in [fromViewController, toViewController] where child.parent !== self {
            ControllerFailure.isNoChild(child, of: self).record()
            return
        }
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        fromViewController.beginAppearance(false, animated: isAnimated)
        toViewController.beginAppearance(true, animated: isAnimated)
        let outer = fromViewController.viewIfLoaded?.superview ?? loadedView
        if toViewController.loadedView.superview !== outer { outer.addSubview(toViewController.loadedView) }
        UIView.animate(
            withDuration: duration, delay: 0, options: options.union(.keepsTime),
            animations: { animations?() }
        ) { isComplete in
            fromViewController.viewIfLoaded?.removeFromSuperview()
            fromViewController.endAppearance()
            toViewController.endAppearance()
            completion?(isComplete)
        }
    }

    /// Overrides the traits that a child inherits; with `nil`, it inherits this controller's.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else {
            ControllerFailure.isNoChild(childViewController, of: self).record()
            return
        }
        childViewController.containerOverrides = collection?.values
    }

    /// The traits that override those that a child inherits; `nil` if none were set.
    public final func overrideTraitCollection(forChild childViewController: UIViewController)
        -> UITraitCollection?
    {
        childViewController.parent === self
            ? childViewController.containerOverrides.map { UITraitCollection($0) } : nil
    }

    /// Tells the parent or presentation that the controller prefers another size.
    final func preferredSizeChanged() {
        if let parent { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
        guard let presenter, let presentation = presenter.presentation, presentation.presented === self else {
            return
        }
        presentation.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
