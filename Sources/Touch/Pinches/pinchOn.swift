import FailureReporting
import Foundation
import HeadlessUIKit

/// Pinches with two fingers, on both sides of where the target is touched and always as far from it.
///
/// A recognizer reports exactly `scale` at the end. It counts from where the pinch is recognized, so the fingers first
/// move as far as that takes, and then until they are `scale` times as far from each other. They come down so that
/// both touch the target; when they spread, they may leave it.
///
/// ```swift
/// pinchOn(map, scale: 2)    // opens: twice as large
/// pinchOn(map, scale: 0.5)  // closes: half as large
/// ```
///
/// No time passes by itself afterwards.
///
/// - Parameters:
///   - target: what to pinch; of a query, the first.
///   - scale: above 0; above 1 the fingers spread.
///   - angle: how the line between the fingers lies, in radians clockwise from the screen's x axis.
///   - duration: how long it takes, by which the clock is moved on.
///   - force: whether to pinch whatever is in the way.
@MainActor
public func pinchOn(
    _ target: any TouchTarget, scale: CGFloat, angle: CGFloat = 0,
    duration: Duration = GestureDefaults.movement,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let misuse =
            scale.isFinite && scale > 0 && scale <= 1000 && scale >= 0.001
            ? nil : "\(scale.shortText) is not a scale from 0.001 to 1000"
        var (distance, middle): (CGFloat, CGPoint) = (0, .zero)
        let slop = PinchSlop(scale: scale)
        GestureRunner(name: "pinchOn", isForced: force, promisesEnd: true).perform(
            onFirstOf: target,
            unless: misuse ?? Gesture.reason("an angle", angle) ?? duration.reasonAgainstMoving,
            starts: { aim in
                middle = aim.point
                return FingerPlaces.first(aim, of: FingerPlaces.pairDistances.map(slop.start)) {
                    distance = $0
                    return FingerPlaces.pair(at: distance, from: middle, angle: angle)
                }
            },
            script: { gesture in
                let recognized = slop.recognized(from: distance)
                gesture.move(over: .zero) { _ in
                    FingerPlaces.pair(at: recognized, from: middle, angle: angle)
                }
                gesture.move(over: duration) { time in
                    let factor = 1 + (scale - 1) * CGFloat(time)
                    return FingerPlaces.pair(at: recognized * factor, from: middle, angle: angle)
                }
            })
    }
}

/// How far fingers move before a pinch is recognized, and in which direction.
private struct PinchSlop {
    /// A point more than it takes, so that no rounding of places keeps it from being recognized.
    private static let length = UIPinchGestureRecognizer.hysteresis + 1

    let scale: CGFloat

    /// How far apart the fingers come down that end, or come down, at a distance.
    func start(_ wide: CGFloat) -> CGFloat {
        scale > 1 ? max(wide / scale - Self.length, 2) : wide
    }

    /// How far apart they are when the pinch is recognized.
    func recognized(from start: CGFloat) -> CGFloat {
        // Fingers that come down too close to each other to come closer spread first.
        scale < 1 && start > 2 * Self.length ? start - Self.length : start + Self.length
    }
}
