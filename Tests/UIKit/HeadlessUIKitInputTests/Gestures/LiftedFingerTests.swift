import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Two-finger gestures when one finger is lifted before the other.
@MainActor @Suite("Lifted fingers in two-finger gestures") struct LiftedFingerTests {
    @Test("A pinch continues unchanged with one finger, and ends when both are lifted")
    func pinch() {
        let log = GestureStage.run { stage in
            let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
            var touches: [Int] = []
            stage.reaction = { touches.append($0.numberOfTouches) }
            let one = stage.finger(100, 100)
            let two = stage.finger(110, 100)
            two.move(to: CGPoint(x: 120, y: 100))
            two.move(to: CGPoint(x: 140, y: 100))
            one.lift()
            #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
            #expect(pinch.location(in: nil) == CGPoint(x: 140, y: 100))
            two.move(to: CGPoint(x: 180, y: 100))
            #expect(pinch.scale == 2)
            two.lift()
            #expect(touches == [2, 2, 1, 1])
        }
        let actions = log.split(separator: "\n").filter { $0.hasPrefix("pinch") }
        #expect(
            actions == [
                "pinch began to 1.0 at 0.00", "pinch changed to 2.0 at 0.00", "pinch changed to 2.0 at 0.00",
                "pinch ended to 2.0 at 0.00",
            ])
    }

    @Test("A pinch continues from its scale when another finger comes down, also in place of the first")
    func pinchAgain() {
        for place: CGFloat in [160, 120] {
            let log = GestureStage.run { stage in
                stage.add(UIPinchGestureRecognizer(), "pinch")
                let one = stage.finger(100, 100)
                let two = stage.finger(110, 100)
                two.move(to: CGPoint(x: 120, y: 100))
                one.lift()
                let three = stage.finger(place, 100)
                three.move(to: CGPoint(x: 200, y: 100))
                three.move(to: CGPoint(x: 280, y: 100))
                two.lift()
                three.lift()
            }
            let scales = log.split(separator: "\n").filter { $0.hasPrefix("pinch") }
                .map { $0.split(separator: " ")[1...3].joined(separator: " ") }
            // From 40 apart to 80, then to 160; or from nothing to 80, which counts as before, then to 160.
            let (first, second) = place == 160 ? (2.0, 4.0) : (1.0, 2.0)
            #expect(
                scales == [
                    "began to 1.0", "changed to \(first)", "changed to \(second)", "ended to \(second)",
                ])
        }
    }

    @Test("A rotation continues from its angle when another finger comes down")
    func rotation() {
        let log = GestureStage.run { stage in
            let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
            var turns: [String] = []
            stage.reaction = {
                let quarters = rotation.rotation / (.pi / 2)
                turns.append("\($0.state) \(String(format: "%.2f", quarters))")
            }
            let one = stage.finger(100, 100)
            let two = stage.finger(150, 100)
            two.move(to: CGPoint(x: 100, y: 150))
            one.lift()
            two.move(to: CGPoint(x: 100, y: 100))
            let three = stage.finger(150, 100)
            three.move(to: CGPoint(x: 100, y: 150))
            two.lift()
            three.lift()
            #expect(turns == ["began 1.00", "changed 1.00", "changed 2.00", "ended 2.00"])
        }
        #expect(log.contains("rotation began"))
    }

    @Test("A pinch that is cancelled while one finger is down is over for the other, too")
    func brokenOff() {
        let log = GestureStage.run { stage in
            stage.add(UIPinchGestureRecognizer(), "pinch")
            stage.reaction = { recognizer in
                guard recognizer.numberOfTouches < 2, recognizer.state == .changed else { return }
                recognizer.isEnabled = false
                recognizer.isEnabled = true
            }
            let one = stage.finger(100, 100)
            let two = stage.finger(110, 100)
            two.move(to: CGPoint(x: 120, y: 100))
            one.lift()
            for x: CGFloat in [130, 140] { two.move(to: CGPoint(x: x, y: 100)) }
            two.lift()
            #expect(stage.application.gestures.active.isEmpty)
        }
        let actions = log.split(separator: "\n").filter { $0.hasPrefix("pinch") }.map {
            $0.split(separator: " ")[1]
        }
        #expect(actions == ["began", "changed", "cancelled"])
    }

    @Test(
        "A touch that joins a gesture is cancelled in its view when the gesture changes, not when it ends"
    )
    func joining() {
        for isBrokenOff in [false, true] {
            let log = GestureStage.run { stage in
                let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                stage.window.addSubview(button)
                let finger = stage.finger(100, 100)
                finger.move(to: CGPoint(x: 120, y: 100))
                _ = stage.log.take()
                button.write(to: stage.log)
                let other = stage.finger(20, 20)
                if isBrokenOff { finger.cancel() } else { finger.move(to: CGPoint(x: 140, y: 100)) }
                #expect(pan.state == (isBrokenOff ? .possible : .changed))
                other.lift()
                if !isBrokenOff { finger.lift() }
            }
            let events = log.split(separator: "\n").filter { $0.hasPrefix("touch") }
            #expect(events == (isBrokenOff ? ["touchDown", "touchUpInside"] : ["touchDown", "touchCancel"]))
        }
    }

    @Test("A lifted finger no longer counts for a pan's location, nor for its number of touches")
    func pan() {
        _ = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan")
            let one = stage.finger(100, 100)
            let two = stage.finger(200, 100)
            two.move(to: CGPoint(x: 240, y: 100))
            #expect(pan.numberOfTouches == 2 && pan.location(in: nil) == CGPoint(x: 170, y: 100))
            one.lift()
            #expect(pan.numberOfTouches == 1 && pan.location(in: nil) == CGPoint(x: 240, y: 100))
            #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0), "without a leap")
            var last: CGPoint?
            stage.reaction = { last = $0.state == .ended ? $0.location(in: nil) : nil }
            two.lift()
            #expect(last == CGPoint(x: 240, y: 100))
        }
    }
}
