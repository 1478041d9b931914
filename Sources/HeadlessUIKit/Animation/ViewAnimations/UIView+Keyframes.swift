import FailureReporting
import Foundation
import TimeLapse

extension UIView {
    /// Runs an animation whose changes are made in key frames, each in a part of the time.
    ///
    /// As in UIKit, one curve goes over the whole: easing in and out, unless `options` have the bits of another of
    /// ``AnimationOptions``. From the beginning of a frame to its end, what it changes moves evenly. All else is as
    /// for ``animate(withDuration:delay:options:fileID:filePath:line:column:animations:completion:)``.
    ///
    /// ```swift
    /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
    ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.center.y = 300 }
    ///     UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: seconds; a negative one counts as zero, one that is not finite is a failure.
    ///   - delay: seconds before it begins, by the same rules.
    ///   - options: how it goes on, and whether it moves or jumps from frame to frame.
    ///   - animations: the frames; called at once. What it changes outside of them moves all the time.
    ///   - completion: what to do afterwards; it is told whether the animation came to its end.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        // The modes' bits have no meaning there.
        let plain = AnimationOptions(rawValue: options.rawValue & ~(15 << 10))
        let request = AnimationRequest(
            duration: animationTime(duration, site), delay: animationTime(delay, site), options: plain,
            curve: plain.curve.motion, site: site, keyframes: options.isDiscrete ? .discrete : .linear)
        request.run(animations, completion: completion)
    }

    /// Makes changes in one part of an animation of key frames.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the frame begins, as a part of the whole from 0 to 1; what is not in there is a
    ///     failure, and is cut off.
    ///   - frameDuration: how much of the whole it takes.
    ///   - animations: the changes; called at once.
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
