import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// The touches and events that recognizers receive.
@MainActor @Suite("Touches and events that recognizers receive") struct GestureAdmissionTests {
    /// A delegate that logs what it is asked.
    private final class Asked: UIGestureRecognizerDelegate {
        var log: [String] = []
        var refusesEvents = false

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
        {
            log.append("event of \(event.orderedTouches.count)")
            return !refusesEvents
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        {
            log.append("touch")
            return true
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            log.append("begin")
            return true
        }
    }

    private func send(_ touches: [UITouch], buttons: UIEvent.ButtonMask = []) {
        let time = UIApplication.shared.timestamp
        UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: time, buttonMask: buttons))
    }

    private func touch(_ x: CGFloat, _ type: UITouch.TouchType = .direct) -> UITouch {
        UITouch(at: CGPoint(x: x, y: 100), timestamp: UIApplication.shared.timestamp, type: type)
    }

    private func tap(_ touch: UITouch, buttons: UIEvent.ButtonMask = []) {
        send([touch], buttons: buttons)
        touch.update(to: .ended, at: touch.screenLocation, timestamp: UIApplication.shared.timestamp)
        send([touch])
    }

    @Test("A delegate is asked once about an event, then about each of its new touches")
    func onceAnEvent() {
        _ = GestureStage.run { stage in
            let asked = Asked()
            let tap = stage.add(UITapGestureRecognizer(), "tap")
            tap.numberOfTouchesRequired = 2
            tap.delegate = asked
            let touches = [touch(100), touch(120)]
            send(touches)
            for touch in touches { touch.update(to: .ended, at: touch.screenLocation, timestamp: 0) }
            send(touches)
            #expect(asked.log == ["event of 2", "touch", "touch", "begin"])
            asked.log = []
            asked.refusesEvents = true
            send([touch(100), touch(120)])
            #expect(asked.log == ["event of 2"] && tap.numberOfTouches == 0)
        }
    }

    @Test("A touch of another type than the first is ignored until the next attempt")
    func exclusiveType() {
        let log = GestureStage.run { stage in
            let twice = stage.add(UITapGestureRecognizer(), "twice")
            twice.numberOfTapsRequired = 2
            tap(touch(100))
            tap(touch(100, .pencil))
            stage.lapse(1)
            stage.log.add("any type")
            twice.requiresExclusiveTouchType = false
            tap(touch(100))
            tap(touch(100, .pencil))
        }
        #expect(log.components(separatedBy: "any type")[0].contains("twice") == false)
        #expect(log.components(separatedBy: "any type")[1].contains("twice ended"))
    }

    @Test("A pointer's tap needs the required button, a finger's does not")
    func buttons() {
        let log = GestureStage.run { stage in
            stage.view.removeFromSuperview()
            let view = UIView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            stage.add(UITapGestureRecognizer(), "primary", to: view)
            let secondary = stage.add(UITapGestureRecognizer(), "secondary", to: view)
            secondary.buttonMaskRequired = .secondary
            for buttons: UIEvent.ButtonMask in [.primary, .secondary, [.primary, .secondary], .button(3)] {
                stage.log.add("pointer \(buttons.rawValue)")
                tap(touch(100, .indirectPointer), buttons: buttons)
            }
            stage.log.add("finger")
            tap(touch(100))
        }
        let expected = """
            pointer 1
            primary ended (100, 100) at 0.00
            pointer 2
            secondary ended (100, 100) at 0.00
            pointer 3
            primary ended (100, 100) at 0.00
            pointer 4
            finger
            primary ended (100, 100) at 0.00
            """
        #expect(log == expected)
    }

    @Test("A tap's required button mask cannot be empty")
    func noButton() {
        _ = GestureStage.run { stage in
            let tap = stage.add(UITapGestureRecognizer(), "tap")
            let failures = FailureCollector.failures { tap.buttonMaskRequired = [] }
            #expect(
                failures.map(\.text) == [
                    #"The buttonMaskRequired of UITapGestureRecognizer "tap" must not be empty. The old value is kept."#
                ])
            #expect(tap.buttonMaskRequired == .primary)
        }
    }

    @Test("Hiding a window cancels the touches and gestures in it")
    func hiddenWindow() {
        let log = GestureStage.run { stage in
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
            pan.cancelsTouchesInView = false
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            control.write(to: stage.log)
            stage.window.addSubview(control)
            let finger = stage.finger(100, 100)
            finger.move(to: CGPoint(x: 120, y: 100))
            let other = stage.finger(20, 20)
            stage.window.isHidden = true
            #expect(!control.isTracking && pan.state == .possible)
            stage.log.add("hidden")
            finger.move(to: CGPoint(x: 140, y: 100))
            finger.lift()
            other.lift()
            #expect(stage.application.activeTouches.isEmpty && stage.application.gestures.active.isEmpty)
        }
        let expected = """
            view began (100, 100)
            pan began by (20, 0) at 0.00
            view moved (120, 100)
            touchDown
            pan cancelled by (-20, -40) at 0.00
            view cancelled (120, 100)
            touchCancel
            hidden
            """
        #expect(
            log.replacingOccurrences(
                of: #"cancelled by \(.*\)"#, with: "cancelled by (-20, -40)", options: .regularExpression)
                == expected)
    }
}
