import FailureReporting
import TimeLapse

extension UIView {
    /// Makes changes to a view's content, with a transition of the whole view.
    ///
    /// Its visual effect makes no difference here: the changes are made immediately without animation, the view
    /// receives no touches until the end unless the options allow them, and the completion is called then.
    ///
    /// - Parameter options: the kind of transition, repetition and touch handling.
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

    /// Replaces one view with another, with a transition of their superview.
    ///
    /// Immediately, `fromView` is removed from its superview and `toView` added to it, in front; with
    /// ``AnimationOptions/showHideTransitionViews`` they are hidden and shown instead. The superview receives
    /// no touches until the end unless the options allow them. Without a superview it is a failure, and the
    /// completion is called all the same.
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
    /// Makes changes immediately, and blocks touches to views until the end.
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
