import FailureReporting
import HeadlessUIKit

/// Rotates two fingers on a circle around the point where the target is touched.
///
/// At the end the line between the fingers has rotated by exactly `angle`; their distance stays the same. No time
/// passes by itself afterwards.
///
/// ```swift
/// rotateOn(photo, by: .pi / 2)   // a quarter turn clockwise
/// ```
///
/// - Parameters:
///   - target: what to rotate; of a query, the first.
///   - angle: in radians, clockwise on the screen; may be more than a whole rotation, but at most a quarter for each
///     frame of the display, a sixtieth of a second.
///   - duration: how long it takes, by which the clock moves.
///   - force: whether to rotate without the hittability checks.
@MainActor
public func rotateOn(
    _ target: any TouchTarget, by angle: CGFloat, duration: Duration = GestureDefaults.movement,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        // Two fingers that have rotated by half a turn look as if they had not rotated.
        let most = CGFloat(max(1, duration / (.seconds(1) / DisplayFrames.rate))) * .pi / 2
        let misuse =
            angle.magnitude <= most
            ? nil
            : "angle must be from -\(most.shortText) to \(most.shortText) in \(duration.text), not \(angle.shortText)"
        var (distance, middle): (CGFloat, CGPoint) = (0, .zero)
        GestureRunner(name: "rotateOn", isForced: force, promisesEnd: true).perform(
            onFirstOf: target, unless: duration.reasonAgainstMoving ?? misuse,
            starts: { aim in
                middle = aim.point
                return FingerPlaces.first(aim, of: FingerPlaces.pairDistances) {
                    distance = $0
                    return FingerPlaces.pair(at: distance, from: middle, angle: 0)
                }
            },
            script: { gesture in
                gesture.move(over: duration) { time in
                    FingerPlaces.pair(at: distance, from: middle, angle: angle * CGFloat(time))
                }
            })
    }
}
