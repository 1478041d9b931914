import FailureReporting
import HeadlessUIKit

/// Flicks a target: a finger comes down, moves at exactly `velocity`, and is lifted at that speed.
///
/// If the target leaves its window meanwhile, the touch is cancelled, which is not a failure. No time passes by itself
/// afterwards.
///
/// ```swift
/// flick(card, velocity: CGVector(dx: 0, dy: -1200))
/// ```
///
/// - Parameters:
///   - target: what to flick; of a query, each view that it finds.
///   - velocity: in points per second, on the screen. Zero is a failure.
///   - duration: how long the finger is down, by which the clock moves. It must be above 0.
///   - force: whether to flick without the hittability checks.
@MainActor
public func flick(
    _ target: any TouchTarget, velocity: CGVector, duration: Duration = GestureDefaults.stroke,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let isStill = velocity == .zero ? "(0, 0) is not a velocity" : nil
        let isNow = duration == .zero ? "\(duration.text) is not a valid duration" : nil
        let seconds = duration.inSeconds
        GestureRunner(name: "flick", isForced: force).perform(
            onEachOf: target,
            unless: Gesture.reason(velocity, is: "a velocity") ?? isStill ?? duration.reasonAgainstMoving
                ?? isNow,
            script: {
                $0.move(by: CGVector(dx: velocity.dx * seconds, dy: velocity.dy * seconds), over: duration)
            })
    }
}
