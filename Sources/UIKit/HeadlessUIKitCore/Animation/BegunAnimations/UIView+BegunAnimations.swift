// How animations were written before blocks; UIKit has it still.
extension UIView {
    /// Begins an animation: changes are animated until ``commitAnimations()``, and from there on.
    ///
    /// ```swift
    /// UIView.beginAnimations(nil, context: nil)
    /// UIView.setAnimationDuration(0.3)
    /// card.alpha = 0
    /// UIView.commitAnimations()
    /// ```
    ///
    /// One that is not committed in its turn of the run loop is a failure, and is committed then. Neither argument is read.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationScopes.begin(BegunAnimation())
    }

    /// Ends the changes of the animation that was begun last, and starts it; without one it is a failure.
    public static func commitAnimations() {
        guard let begun = AnimationScopes.endBegun() else { return AnimationFailure.nothingBegun.record() }
        begun.run()
    }

    /// Sets the duration of the animation that was begun, in seconds; 0.2 unless set.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.duration = animationTime(duration, nil) }
    }

    /// Sets how long the animation that was begun waits, in seconds; 0 unless set.
    public static func setAnimationDelay(_ delay: TimeInterval) {
        change { $0.delay = animationTime(delay, nil) }
    }

    /// Sets the timing curve of the animation that was begun; ease-in and ease-out unless set.
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        change { $0.curve = curve }
    }

    /// Sets how often the animation that was begun runs; 0 counts as once.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        change {
            let isEndless = repeatCount >= .greatestFiniteMagnitude
            $0.repetition.count = isEndless ? .infinity : repeatCount > 0 ? Double(repeatCount) : 1
        }
    }

    /// Sets whether each run of the animation that was begun also runs backwards; not unless set.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.repetition.autoreverses = repeatAutoreverses }
    }

    /// Sets whether the animation that was begun starts at the values that are displayed; not unless set.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { $0.beginsFromCurrentState = fromCurrentState }
    }

    private static func change(_ body: (BegunAnimation) -> Void) {
        guard let begun = AnimationScopes.begun else { return AnimationFailure.nothingBegun.record() }
        body(begun)
    }
}

extension AnimationFailure {
    static var nothingBegun: AnimationFailure {
        AnimationFailure("It was called without a UIView.beginAnimations before, and does nothing.")
    }

    static var neverCommitted: AnimationFailure {
        AnimationFailure(
            "UIView.beginAnimations was called without a commitAnimations in the same turn of the run loop."
                + " It is committed here.")
    }
}
