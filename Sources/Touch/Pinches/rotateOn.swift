import FailureReporting
import Foundation
import HeadlessUIKit

/// Turns two fingers on a circle around where the target is touched.
///
/// At the end the line between the fingers has turned by exactly `angle`, and their distance is as before at
/// every step. No time passes by itself afterwards.
///
/// ```swift
/// rotateOn(photo, by: .pi / 2)   // a quarter turn clockwise
/// ```
///
/// - Parameters:
///   - target: what to turn; of a query, the first.
///   - angle: in radians, clockwise on the screen; more than a whole turn goes round more than once. It is up
///     to a quarter turn for each frame of the display, a sixtieth of a second.
///   - duration: how long it takes, by which the clock is moved on.
///   - force: whether to turn whatever is in the way.
@MainActor
public func rotateOn(
    _ target: any TouchTarget, by angle: CGFloat, duration: Duration = GestureDefaults.movement,
    force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        // Two fingers that are half a turn further look as if they had not turned at all.
        let most = CGFloat(max(1, duration / (.seconds(1) / DisplayFrames.rate))) * .pi / 2
        let misuse =
            angle.magnitude <= most
            ? nil : "\(angle.shortText) is not an angle to turn by in \(duration.text)"
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
