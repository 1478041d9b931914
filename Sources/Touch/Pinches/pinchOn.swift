import FailureReporting
import HeadlessUIKit

/// Pinches with two fingers, on both sides of the point where the target is touched, at equal distances from it.
///
/// A recognizer reports exactly `scale` at the end. It counts from where the pinch is recognized, so the fingers first
/// move as far as recognition needs, and then until they are `scale` times as far apart. They come down so that both
/// touch the target; when they spread, they may leave it.
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
///   - scale: from 0.001 to 1000, or it fails; above 1 the fingers spread.
///   - angle: the direction of the line between the fingers, in radians clockwise from the screen's x axis.
///   - duration: how long it takes, by which the clock moves.
///   - force: whether to pinch without the hittability checks.
@MainActor
public func pinchOn(
    _ target: any TouchTarget, scale: CGFloat, angle: CGFloat = 0,
    duration: Duration = GestureDefaults.movement, force: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let misuse =
            scale.isFinite && scale > 0 && scale <= 1000 && scale >= 0.001
            ? nil : "scale must be from 0.001 to 1000, not \(scale.shortText)"
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

/// The distance that fingers move before a pinch is recognized, and its direction.
private struct PinchSlop {
    /// One point more than needed, so that rounding does not prevent recognition.
    private static let length = UIPinchGestureRecognizer.hysteresis + 1

    let scale: CGFloat

    /// How far apart the fingers come down for the larger of the distances at start and end to be `wide`.
    func start(_ wide: CGFloat) -> CGFloat {
        scale > 1 ? max(wide / scale - Self.length, 2) : wide
    }

    /// How far apart they are when the pinch is recognized.
    func recognized(from start: CGFloat) -> CGFloat {
        // Fingers that come down too close together to pinch in spread first.
        scale < 1 && start > 2 * Self.length ? start - Self.length : start + Self.length
    }
}
