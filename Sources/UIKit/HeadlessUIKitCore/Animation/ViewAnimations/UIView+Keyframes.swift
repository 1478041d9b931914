import FailureReporting
import TimeLapse

extension UIView {
    /// Animates changes in keyframes, each in a part of the time.
    ///
    /// As in UIKit, one curve applies to the whole: ease in and out, unless `options` have the bits of another
    /// one of ``AnimationOptions``. Inside a keyframe, its changes progress evenly. Everything else is as
    /// for ``animate(withDuration:delay:options:fileID:filePath:line:column:animations:completion:)``.
    ///
    /// ```swift
    /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
    ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.center.y = 300 }
    ///     UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 }
    /// }
    /// ```
    ///
    /// - Parameter options: repetition, touch handling, and how values change between keyframes.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        // The bits of the calculation modes have no meaning there.
        let plain = AnimationOptions(rawValue: options.rawValue & ~(15 << 10))
        let request = AnimationRequest(
            duration: animationTime(duration, site), delay: animationTime(delay, site), options: plain,
            curve: plain.curve.motion, site: site, keyframes: options.isDiscrete ? .discrete : .linear)
        request.run(animations, completion: completion)
    }

    /// Makes changes in one keyframe of a keyframe animation.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the keyframe begins, as a fraction of the whole from 0 to 1; a value outside
    ///     is a failure, and is clamped.
    ///   - frameDuration: the duration of the keyframe, as a fraction of the whole.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @MainActor () -> Void
    ) {
        guard let scope = AnimationScope.current, let mode = scope.keyframes else {
            AnimationFailure.keyframeOutside.record()
            AnimationScope.outside(animations)
            return
        }
        let end = frameStartTime + frameDuration
        // Thirds do not add up to the last bit.
        if !(frameStartTime >= 0 && frameDuration >= 0 && end <= 1 + 1e-9) {
            AnimationFailure.keyframeOutOfRange(frameStartTime, frameDuration).record()
        }
        let start = Double(CGFloat(frameStartTime).cutToUnit)
        var part = scope.part
        part.frame = start...max(start, Double(CGFloat(end).cutToUnit))
        part.isDiscrete = mode == .discrete
        let length = part.frame.upperBound - part.frame.lowerBound
        AnimationScope(
            scope.animation, begin: scope.begin.advanced(by: scope.duration * start),
            duration: scope.duration * length, part: part
        ).run(animations)
    }
}
