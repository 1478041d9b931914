import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Every gesture on every recognizer alone, as one table.
@MainActor @Suite("Every gesture on every recognizer") struct GestureTableTests {
    private typealias Step = (fingers: [CGPoint], wait: Double)

    /// Where fingers are, one step after another, each with the time before it; one gesture may be several touches.
    private static let gestures: [(name: String, touches: [[Step]])] = [
        ("tap", [[([middle], 0)]]),
        ("double tap", [[([middle], 0)], [([middle], 0.1)]]),
        ("two-finger tap", [[([middle, CGPoint(x: 170, y: 150)], 0)]]),
        ("hold", [[([middle], 0), ([middle], 0.6)]]),
        ("drag", [(0...5).map { ([CGPoint(x: 100 + 20 * CGFloat($0), y: 150)], 0.2) }]),
        ("swipe", [(0...5).map { ([CGPoint(x: 100 + 20 * CGFloat($0), y: 150)], 0.01) }]),
        ("pinch", [(0...4).map { (pair(0, 20 + 15 * CGFloat($0)), 0.1) }]),
        ("turn", [(0...4).map { (pair(0.25 * CGFloat($0), 60), 0.1) }]),
    ]

    private static let middle = CGPoint(x: 150, y: 150)

    private static func pair(_ angle: CGFloat, _ radius: CGFloat) -> [CGPoint] {
        let (x, y) = (radius * cos(angle), radius * sin(angle))
        return [CGPoint(x: 150 + x, y: 150 + y), CGPoint(x: 150 - x, y: 150 - y)]
    }

    private static let recognizers: [(name: String, make: @MainActor () -> UIGestureRecognizer)] = [
        ("tap", { UITapGestureRecognizer() }),
        (
            "double tap",
            {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 2
                return tap
            }
        ),
        (
            "two-finger tap",
            {
                let tap = UITapGestureRecognizer()
                tap.numberOfTouchesRequired = 2
                return tap
            }
        ),
        ("press", { UILongPressGestureRecognizer() }), ("pan", { UIPanGestureRecognizer() }),
        ("swipe", { UISwipeGestureRecognizer() }), ("pinch", { UIPinchGestureRecognizer() }),
        ("rotation", { UIRotationGestureRecognizer() }),
    ]

    @MainActor private final class States {
        var names: [String] = []
        func add(_ recognizer: UIGestureRecognizer) { names.append(recognizer.state.name) }
    }

    private func perform(_ touches: [[Step]]) {
        let application = UIApplication.shared
        func send(_ touches: [UITouch]) {
            application.sendEvent(UIEvent(touches: touches, timestamp: application.timestamp))
        }
        for steps in touches {
            application.clock.advance(by: .seconds(steps[0].wait))
            let fingers = steps[0].fingers.map { UITouch(at: $0, timestamp: application.timestamp) }
            send(fingers)
            for step in steps.dropFirst() {
                application.clock.advance(by: .seconds(step.wait))
                for (finger, place) in zip(fingers, step.fingers) where finger.screenLocation != place {
                    finger.update(to: .moved, at: place, timestamp: application.timestamp)
                }
                send(fingers)
            }
            for finger in fingers {
                finger.update(to: .ended, at: finger.screenLocation, timestamp: application.timestamp)
            }
            send(fingers)
        }
        application.clock.advance(by: .seconds(2))
    }

    @Test("Each recognizer alone recognizes its gesture, and no other")
    func table() {
        var lines: [String] = []
        for (name, make) in Self.recognizers {
            for (gesture, touches) in Self.gestures {
                UIApplication.withShared(UIApplication()) {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                    let states = States()
                    let recognizer = make()
                    recognizer.addTarget(states, action: States.add)
                    view.addGestureRecognizer(recognizer)
                    let window = UIWindow.showing(view)
                    perform(touches)
                    #expect(recognizer.state == .possible && UIApplication.shared.gestures.active.isEmpty)
                    #expect(UIApplication.shared.clock.pendingWork.isEmpty)
                    if !states.names.isEmpty {
                        lines.append("\(name) on \(gesture): \(states.names.joined(separator: " "))")
                    }
                    window.isHidden = true
                }
            }
        }
        #expect(
            lines.joined(separator: "\n") == """
                tap on tap: ended
                tap on double tap: ended ended
                tap on hold: ended
                double tap on double tap: ended
                two-finger tap on two-finger tap: ended
                press on hold: began ended
                pan on drag: began changed changed changed changed ended
                pan on swipe: began changed changed changed changed ended
                swipe on swipe: ended
                pinch on pinch: began changed changed changed ended
                rotation on turn: began changed changed changed ended
                """)
    }
}
