import FailureReporting
import HeadlessUIKit

/// Pans with one or several fingers that move together, side by side.
///
/// The clock moves by `duration`, frame by frame. If the target leaves its window meanwhile, the touches are
/// cancelled, and that is a failure. No time passes by itself afterwards.
///
/// ```swift
/// panOn(map, by: CGVector(dx: -80, dy: 20), fingers: 2)
/// ```
///
/// - Parameters:
///   - target: what to pan; of a query, each view that it finds. All fingers must touch it when they come
///     down, up to 40 points apart, closer together where there is less room.
///   - offset: how far, in points of the screen.
///   - fingers: how many, from 1 to 10.
///   - duration: how long it takes; negative, or above an hour, is a failure.
///   - easing: how the distance is spread over the time.
///   - force: whether to pan without the hittability checks.
@MainActor
public func panOn(
    _ target: any TouchTarget, by offset: CGVector, fingers: Int = 1,
    duration: Duration = GestureDefaults.movement, easing: TouchEasing = .linear, force: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        GestureRunner(name: "panOn", isForced: force, promisesEnd: true).perform(
            onEachOf: target,
            unless: Gesture.reason(offset, is: "an offset") ?? Gesture.reason(fingers: fingers)
                ?? duration.reasonAgainstMoving,
            starts: { FingerPlaces.row(fingers, around: $0) },
            script: { $0.move(by: offset, over: duration, easing: easing) })
    }
}
