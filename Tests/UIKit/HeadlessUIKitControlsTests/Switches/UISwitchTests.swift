import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UISwitch") struct UISwitchTests {
    private func stage() -> ControlStage<UISwitch> {
        ControlStage(UISwitch()) { $0.isOn ? "on" : "off" }
    }

    @Test("A switch is off from the start, of one size whatever is set, and shows its state")
    func start() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
        #expect(!control.isOn && control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
        control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        control.bounds.size = .zero
        #expect(control.frame.size == CGSize(width: 51, height: 31) && control.frame.minX == 1)
        // The frame is two points wider than what is aligned.
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(control.style == .sliding && control.preferredStyle == .automatic && control.title == nil)
        control.onTintColor = .red
        control.thumbTintColor = .blue
        control.isOn = true
        #expect(control.subviews.map(\.backgroundColor) == [.red, .blue])
        let knob = control.subviews[1]
        #expect(knob.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
        control.isOn = false
        #expect(knob.frame.minX == 2 && control.subviews[0].backgroundColor == .systemGray5)
    }

    @Test("A tap turns a switch: valueChanged once, before touchUpInside; code that sets it sends nothing")
    func tap() {
        inOwnWorld {
            let stage = stage()
            stage.tap(25, 15)
            #expect(stage.events() == "touchDown, valueChanged on, touchUpInside")
            stage.tap(25, 15)
            #expect(stage.events() == "touchDown, valueChanged off, touchUpInside")
            stage.control.isOn = true
            stage.control.setOn(false, animated: true)
            #expect(stage.events() == "" && !stage.control.isOn)
        }
    }

    @Test(
        "Dragging a switch's thumb to the other side turns it when the finger is lifted, and back does not"
    )
    func drag() {
        inOwnWorld {
            let stage = stage()
            let finger = stage.finger(15, 15)
            finger.move(to: CGPoint(x: 135, y: 115))
            #expect(!stage.control.isOn && stage.control.subviews[1].frame.minX == 22)
            finger.lift()
            #expect(stage.events() == "touchDown, touchDragInside, valueChanged on, touchUpInside")
            stage.drag(CGPoint(x: 35, y: 15), CGPoint(x: 10, y: 15), CGPoint(x: 36, y: 15))
            #expect(stage.events() == "touchDown, touchDragInside, touchDragInside, touchUpInside")
            // Further to the side on which it is already.
            stage.drag(CGPoint(x: 35, y: 15), CGPoint(x: 50, y: 15))
            #expect(stage.control.isOn)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(stage.control.subviews[1].frame.minX == 22)
        }
    }

    @Test(
        "A touch that is cancelled, ends far outside, or begins while the switch is disabled does not turn it"
    )
    func notTurned() {
        inOwnWorld {
            let stage = stage()
            stage.finger(25, 15).cancel()
            stage.drag(CGPoint(x: 25, y: 15), CGPoint(x: 25, y: 300))
            let finger = stage.finger(15, 15)
            finger.move(to: CGPoint(x: 140, y: 115))
            finger.cancel()
            #expect(stage.control.subviews[1].frame.minX == 2)
            stage.control.isEnabled = false
            stage.tap(25, 15)
            #expect(!stage.control.isOn && !stage.events().contains("valueChanged"))
        }
    }

    @Test("The thumb slides for a quarter of a second, and the state changes immediately")
    func animation() {
        inOwnWorld {
            let stage = stage()
            stage.control.setOn(true, animated: true)
            #expect(stage.control.isOn)
            UIApplication.shared.clock.advance(by: .milliseconds(125))
            let place = stage.control.subviews[1].layer.presentation()?.position.x ?? 0
            #expect(place > 15.5 && place < 35.5)
            UIApplication.shared.clock.advance(by: .milliseconds(125))
            #expect(UIApplication.shared.clock.pendingWork.isEmpty)
        }
    }

    @Test("Assistive technology sees a switch with the value 1 or 0")
    func accessibility() {
        let control = UISwitch()
        #expect(control.isAccessibilityElement && control.accessibilityValue == "0")
        #expect(control.accessibilityTraits == [.button, .toggleButton] && control.accessibilityLabel == nil)
        control.isOn = true
        control.isEnabled = false
        #expect(control.accessibilityValue == "1" && control.accessibilityTraits.contains(.notEnabled))
        control.accessibilityValue = "yes"
        #expect(control.accessibilityValue == "yes")
    }

    @Test("A tap and a pan along a switch are not recognized by recognizers of its ancestors")
    func recognizers() {
        inOwnWorld {
            let log = EventLog()
            let stage = stage()
            let tap = UITapGestureRecognizer(target: log, action: EventLog.noteTap)
            let pan = UIPanGestureRecognizer(target: log, action: EventLog.notePan)
            stage.window.addGestureRecognizer(tap)
            stage.window.addGestureRecognizer(pan)
            stage.tap(25, 15)
            stage.drag(CGPoint(x: 35, y: 15), CGPoint(x: 10, y: 15), CGPoint(x: 5, y: 15))
            #expect(log.take() == "" && !stage.control.isOn)
            stage.drag(CGPoint(x: 15, y: 15), CGPoint(x: 15, y: 45), CGPoint(x: 15, y: 60))
            #expect(log.take().contains("pan"))
        }
    }
}

extension EventLog {
    func noteTap() { add("tap") }
    func notePan() { add("pan") }
}
