import FailureReporting
import Foundation
import TimeLapse

extension UIView {
    /// Makes changes to what is in a view, with a transition of the view as a whole.
    ///
    /// How it looks makes no difference here: the changes are made at once and not animated, the view takes no
    /// touches until the time is over unless the options allow them, and the completion comes then.
    ///
    /// - Parameters:
    ///   - view: the view that changes.
    ///   - duration: seconds, by the rules of other animations.
    ///   - options: the kind of transition, and how it goes on.
    ///   - animations: the changes; called at once.
    ///   - completion: what to do afterwards; it is told whether the transition came to its end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, animations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let request = AnimationRequest(
            duration: animationTime(duration, site), delay: .zero, options: options,
            curve: options.curve.motion, site: site)
        request.runTransition(of: [view], completion: completion) { animations?() }
    }

    /// Puts one view in the place of another, with a transition of the view that they are in.
    ///
    /// At once, `fromView` is taken out of its superview and `toView` put into it, in front; with
    /// ``AnimationOptions/showHideTransitionViews`` they are hidden and shown instead. The superview takes no
    /// touches until the time is over unless the options allow them. With no superview it is a failure, and the
    /// completion is called all the same.
    ///
    /// - Parameters:
    ///   - fromView: the view that goes.
    ///   - toView: the view that comes.
    ///   - duration: seconds, by the rules of other animations.
    ///   - options: the kind of transition, and how it goes on.
    ///   - completion: what to do afterwards; it is told whether the transition came to its end.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let container = fromView.superview
        if container == nil { AnimationFailure.transitionFromNowhere(fromView).record(at: site) }
        let request = AnimationRequest(
            duration: animationTime(duration, site), delay: .zero, options: options,
            curve: options.curve.motion, site: site)
        request.runTransition(of: [container].compactMap { $0 }, completion: completion) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let container {
                container.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
    }
}

extension AnimationRequest {
    /// Makes changes at once, and has views take no touches until the time is over.
    fileprivate func runTransition(
        of views: [UIView], completion: (@MainActor (Bool) -> Void)?, _ changes: () -> Void
    ) {
        run(
            {
                AnimationScope.outside(changes)
                if let run = AnimationScope.current?.animation as? AnimationRun {
                    for view in views { run.block(view) }
                }
            }, completion: completion)
    }
}
