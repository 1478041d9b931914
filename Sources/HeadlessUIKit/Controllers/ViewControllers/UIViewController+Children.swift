import FailureReporting
import Foundation

extension UIViewController {
    /// Has one child's view take the place of another's, with the children told that they come and go.
    ///
    /// Both must be children already; else it is a failure, and nothing happens. The new child's view is added to this
    /// one's, and the old one's is taken out at the end.
    ///
    /// - Parameters:
    ///   - fromViewController: the child whose view is shown.
    ///   - toViewController: the child whose view is to be shown.
    ///   - duration: seconds, by the rules of ``UIView/animate(withDuration:delay:options:animations:completion:)``.
    ///   - options: how it goes on.
    ///   - animations: the changes; called at once.
    ///   - completion: what to do afterwards; it is told whether the animation came to its end.
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

    /// Has a child shown by certain traits, whatever this controller is in; by this one's own with `nil`.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else {
            ControllerFailure.isNoChild(childViewController, of: self).record()
            return
        }
        childViewController.containerOverrides = collection?.values
    }

    /// The traits that a child has whatever this controller is in; `nil` if none were set.
    public final func overrideTraitCollection(forChild childViewController: UIViewController)
        -> UITraitCollection?
    {
        childViewController.parent === self
            ? childViewController.containerOverrides.map { UITraitCollection($0) } : nil
    }

    /// Tells whoever shows the controller that it prefers another size.
    final func preferredSizeChanged() {
        if let parent { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
        guard let presenter, let presentation = presenter.presentation, presentation.presented === self else {
            return
        }
        presentation.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
