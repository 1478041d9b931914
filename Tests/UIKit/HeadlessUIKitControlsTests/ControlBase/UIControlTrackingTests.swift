import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Control tracking") struct UIControlTrackingTests {
    /// A control that writes down what it is told of a touch, and can refuse it.
    final class Tracker: UIControl {
        var log: EventLog?
        var begins = true
        var continues = true
        var whenTold: [String: @MainActor () -> Void] = [:]

        private func note(_ call: String) {
            log?.add("\(call) tracking \(isTracking) inside \(isTouchInside) highlighted \(isHighlighted)")
            whenTold[call]?()
        }

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("begin")
            return begins
        }

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("continue")
            return continues
        }

        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
        override func cancelTracking(with event: UIEvent?) { note("cancel") }
    }

    /// A view that records the touches that none of its subviews handle.
    final class Backdrop: UIView {
        var log: EventLog?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("behind began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("behind moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("behind ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log?.add("behind cancelled")
        }
    }

    static let inside = CGPoint(x: 150, y: 120)
    /// As far to the right as counts as inside.
    static let nearby = CGPoint(x: 269, y: 120)
    static let outside = CGPoint(x: 270, y: 120)

    let log = EventLog()

    /// Shows a control at (100, 100), 100 points wide and 40 high.
    private func show<Control: UIControl>(_ control: Control) -> Control {
        control.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        let backdrop = Backdrop(frame: UIScreen.main.bounds)
        backdrop.log = log
        backdrop.addSubview(control)
        _ = UIWindow.showing(backdrop)
        control.write(to: log)
        return control
    }

    @Test("A finger that moves out and back in is followed with UIKit's events")
    func outAndIn() {
        UIApplication.withShared(UIApplication()) {
            let control = show(UIControl())
            let finger = Finger(down: Self.inside)
            #expect(control.isTracking && control.isTouchInside && control.state == .highlighted)
            finger.move(to: CGPoint(x: 101, y: 101))
            finger.move(to: Self.nearby)
            #expect(control.isTouchInside && control.isHighlighted)
            finger.move(to: Self.outside)
            #expect(control.isTracking && !control.isTouchInside && control.state == .normal)
            finger.move(to: CGPoint(x: 300, y: 700))
            finger.move(to: Self.nearby)
            #expect(control.isHighlighted)
            finger.lift()
            #expect(!control.isTracking && !control.isTouchInside && control.state == .normal)
            #expect(
                log.take() == """
                    touchDown
                    touchDragInside
                    touchDragInside
                    touchDragExit
                    touchDragOutside
                    touchDragEnter
                    touchUpInside
                    """)
        }
    }

    @Test(
        "Up to seventy points outside the control count as inside, in each direction",
        arguments: [
            (30, 30, true), (29.5, 120, false), (150, 29.5, false), (269.5, 209.5, true), (270, 120, false),
            (150, 210, false), (-5000, 120, false),
        ] as [(CGFloat, CGFloat, Bool)])
    func slop(x: CGFloat, y: CGFloat, isInside: Bool) {
        UIApplication.withShared(UIApplication()) {
            _ = show(UIControl())
            let finger = Finger(down: Self.inside)
            finger.move(to: CGPoint(x: x, y: y))
            finger.lift()
            #expect(log.lines.last == (isInside ? "touchUpInside" : "touchUpOutside"))
        }
    }

    @Test("A touch that the system takes away is cancelled")
    func cancelled() {
        UIApplication.withShared(UIApplication()) {
            let control = show(UIControl())
            Finger(down: Self.inside).cancel()
            #expect(log.take() == "touchDown\ntouchCancel")
            #expect(!control.isTracking && control.state == .normal)
        }
    }

    @Test("A second tap in quick succession is a repeated touch")
    func repeated() {
        UIApplication.withShared(UIApplication()) {
            _ = show(UIControl())
            Finger(down: Self.inside, tapCount: 2).lift()
            #expect(log.take() == "touchDown\ntouchDownRepeat\ntouchUpInside")
        }
    }

    @Test("A second touch is ignored")
    func secondFinger() {
        UIApplication.withShared(UIApplication()) {
            _ = show(UIControl())
            let first = Finger(down: Self.inside)
            let second = Finger(down: Self.inside)
            second.move(to: Self.outside)
            second.lift()
            first.lift()
            #expect(log.take() == "touchDown\ntouchUpInside")
        }
    }

    @Test("Of two touches that begin together the first in the event is tracked")
    func together() {
        UIApplication.withShared(UIApplication()) {
            // Which of several comes first in a set differs from run to run, so one try would prove little.
            for _ in 0..<20 {
                let control = show(UIControl())
                let touches = (0..<5).map { _ in UITouch(at: Self.inside, tapCount: 1, timestamp: 0) }
                UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: 0))
                #expect(control.trackedTouch === touches[0])
                for touch in touches { touch.update(to: .cancelled, at: Self.inside, timestamp: 0) }
                UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: 0))
            }
        }
    }

    @Test("The tracking methods are called in step with the control's state")
    func tracking() {
        UIApplication.withShared(UIApplication()) {
            let tracker = show(Tracker())
            tracker.log = log
            let finger = Finger(down: Self.inside)
            finger.move(to: Self.outside)
            finger.lift()
            Finger(down: Self.inside).cancel()
            #expect(
                log.take() == """
                    begin tracking false inside true highlighted false
                    touchDown
                    continue tracking true inside false highlighted false
                    touchDragExit
                    end tracking true inside false highlighted false
                    touchUpOutside
                    begin tracking false inside true highlighted false
                    touchDown
                    cancel tracking true inside true highlighted true
                    touchCancel
                    """)
        }
    }

    @Test("A touch that is not wanted from the start leads to nothing")
    func refused() {
        UIApplication.withShared(UIApplication()) {
            let tracker = show(Tracker())
            tracker.begins = false
            let finger = Finger(down: Self.inside)
            #expect(!tracker.isTracking && !tracker.isTouchInside && !tracker.isHighlighted)
            finger.move(to: Self.outside)
            finger.lift()
            #expect(log.take() == "")
        }
    }

    @Test("A touch that is wanted no longer leads to nothing more")
    func givenUp() {
        UIApplication.withShared(UIApplication()) {
            let tracker = show(Tracker())
            tracker.continues = false
            let finger = Finger(down: Self.inside)
            finger.move(to: Self.nearby)
            #expect(!tracker.isTracking && !tracker.isHighlighted)
            finger.move(to: Self.inside)
            finger.lift()
            #expect(log.take() == "touchDown")
        }
    }

    @Test("The touches of a disabled control go to its next responder, from the first to the last")
    func disabled() {
        UIApplication.withShared(UIApplication()) {
            let control = show(UIControl())
            control.isEnabled = false
            let finger = Finger(down: Self.inside)
            control.isEnabled = true
            finger.move(to: Self.nearby)
            finger.lift()
            #expect(log.take() == "behind began\nbehind moved\nbehind ended")
            control.isEnabled = false
            Finger(down: Self.inside).cancel()
            #expect(log.take() == "behind began\nbehind cancelled")
        }
    }

    @Test("Disabling a control during a touch ends its tracking, and no other view gets the touch")
    func disabledMeanwhile() {
        UIApplication.withShared(UIApplication()) {
            let control = show(UIControl())
            let finger = Finger(down: Self.inside)
            control.isEnabled = false
            #expect(!control.isTracking && control.state == .disabled)
            finger.move(to: Self.nearby)
            control.isEnabled = true
            finger.move(to: Self.inside)
            finger.lift()
            #expect(log.take() == "touchDown\ntouchCancel")
        }
    }

    @Test(
        "A control that disables itself in a touch event's handler sends nothing after the cancellation",
        arguments: ["continue", "end"])
    func disablesItself(call: String) {
        UIApplication.withShared(UIApplication()) {
            let tracker = show(Tracker())
            tracker.whenTold[call] = { [unowned tracker] in tracker.isEnabled = false }
            let finger = Finger(down: Self.inside, tapCount: 2)
            if call == "continue" { finger.move(to: Self.nearby) }
            finger.lift()
            #expect(log.take() == "touchDown\ntouchDownRepeat\ntouchCancel")
        }
    }

    @Test("Removing a control during a touch cancels the touch, and the control gets no more events")
    func removedMeanwhile() {
        UIApplication.withShared(UIApplication()) {
            let control = show(UIControl())
            control.addAction(
                UIAction { [unowned control] _ in control.removeFromSuperview() }, for: .touchDown)
            let finger = Finger(down: Self.inside)
            finger.move(to: CGPoint(x: 10, y: 10))
            finger.lift()
            #expect(log.take() == "touchDown\ntouchCancel")
        }
    }

    @Test("A control is freed though its touch never ends")
    func freed() {
        UIApplication.withShared(UIApplication()) {
            weak var freed: UIControl?
            UIApplication.withShared(UIApplication()) {
                let control = show(UIControl())
                freed = control
                Finger(down: Self.inside)
                UIApplication.shared.closeWindows()
            }
            #expect(freed == nil)
        }
    }
}
