import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Pinches and rotations") struct TwoFingerTests {
    private let middle = CGPoint(x: 150, y: 150)

    private func place(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }

    /// Moves two fingers opposite each other in one event a step.
    private func move(
        _ stage: GestureStage, _ steps: [(angle: CGFloat, radius: CGFloat)], each: (Int) -> Void
    ) {
        let first = steps[0]
        let touches = [0, CGFloat.pi].map {
            UITouch(at: place(first.angle + $0, first.radius), timestamp: stage.application.timestamp)
        }
        stage.application.sendEvent(UIEvent(touches: touches, timestamp: 0))
        for (index, step) in steps.enumerated().dropFirst() {
            stage.lapse(0.01)
            for (number, touch) in touches.enumerated() {
                touch.update(
                    to: .moved, at: place(step.angle + CGFloat(number) * .pi, step.radius),
                    timestamp: stage.application.timestamp)
            }
            stage.application.sendEvent(UIEvent(touches: touches, timestamp: 0))
            each(index)
        }
        for touch in touches { touch.update(to: .ended, at: touch.screenLocation, timestamp: 1) }
        stage.application.sendEvent(UIEvent(touches: touches, timestamp: 1))
    }

    @Test("A pinch's scale is the fingers' distance over that at which it was recognized")
    func pinch() {
        let log = GestureStage.run { stage in
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
            let radii: [CGFloat] = [20, 23.9, 24, 35, 70, 10, 3, 90]
            move(stage, radii.map { (0.7, $0) }) { step in
                guard step > 1 else {
                    #expect(pinch.state == .possible)
                    return
                }
                #expect(abs(pinch.scale - radii[step] / 24) < 1e-9)
                #expect(pinch.numberOfTouches == 2)
            }
        }
        let states = log.split(separator: "\n").filter { $0.hasPrefix("pinch") }.map {
            $0.split(separator: " ")[1]
        }
        #expect(states == ["began", "changed", "changed", "changed", "changed", "changed", "ended"])
    }

    @Test("A rotation counts beyond full turns, in both directions")
    func rotation() {
        _ = GestureStage.run { stage in
            let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
            for direction: CGFloat in [1, -1] {
                let steps = (0...40).map { (0.3 + direction * 0.25 * CGFloat($0), CGFloat(40)) }
                move(stage, steps) { step in
                    #expect(abs(rotation.rotation - direction * 0.25 * CGFloat(step)) < 1e-9)
                    if step > 12 { #expect(abs(rotation.velocity - direction * 25) < 1e-6) }
                }
            }
        }
    }

    @Test("Scale and rotation can be set, and continue from there")
    func settable() {
        _ = GestureStage.run { stage in
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
            let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
            pinch.delegate = stage
            stage.together = ["pinch rotation"]
            move(stage, [(0, 20), (0.5, 40), (1, 80)]) { step in
                #expect(abs(pinch.scale - (step == 1 ? 1 : 2)) < 1e-9)
                #expect(abs(rotation.rotation - 0.5) < 1e-9)
                pinch.scale = 1
                rotation.rotation = 0
                let failures = FailureCollector.failures {
                    pinch.scale = .nan
                    rotation.rotation = .infinity
                }
                #expect(failures.count == 2)
                #expect(pinch.scale == 1 && rotation.rotation == 0)
                #expect(step > 0)
            }
        }
    }

    @Test("For fingers that come down in one place, the first distance above zero counts")
    func onePlace() {
        _ = GestureStage.run { stage in
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
            move(stage, [(0, 0), (0, 10), (0, 20), (0, 80)]) { step in
                #expect(abs(pinch.scale - (step < 3 ? 1 : 4)) < 1e-9)
            }
        }
    }
}
