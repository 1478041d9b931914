import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

/// Gestures at points of the screen that the DSL for views has no verb for.
@MainActor
enum Fingers {
    /// The shortest length of a swipe, in points.
    static let leastSwipe: CGFloat = 100
    private static let tapInterval = Duration.milliseconds(100)
    private static let gap: CGFloat = 20

    static func tap(at point: CGPoint, times: Int, fingers: Int, site: CallSite) {
        if fingers == 1 {
            tapOn(
                screenTarget(point), times: times, lapse: .animations, force: true, fileID: site.fileID,
                filePath: site.filePath, line: site.line, column: site.column)
            return letGesturesBeDecided()
        }
        let places = (0..<fingers).map { finger in
            CGPoint(x: point.x + (CGFloat(finger) - CGFloat(fingers - 1) / 2) * gap, y: point.y)
        }
        afterwards {
            for count in 0..<times {
                if count > 0 { TimeLapse.advance(by: tapInterval) }
                let touches = places.map { SyntheticTouch(at: $0) }
                for touch in touches { touch.begin() }
                for touch in touches where touch.isDown { touch.end() }
            }
        }
    }

    /// Presses, drags along a straight line at a constant speed, and holds still, or lifts in movement.
    static func drag(from start: CGPoint, to end: CGPoint, press: Duration, speed: CGFloat, hold: Duration) {
        let finger = SyntheticTouch(at: start)
        finger.begin()
        finger.stay(for: press)
        let length = hypot(end.x - start.x, end.y - start.y)
        if length > 0 { finger.move(to: end, over: .seconds(Double(min(length / speed, 3600)))) }
        finger.stay(for: hold)
        if finger.isDown { finger.end() }
        TimeLapse.waitForAnimationsToFinish()
    }
}
