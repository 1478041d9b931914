import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIStepper") struct UIStepperTests {
    private func stage(_ change: (UIStepper) -> Void = { _ in }) -> ControlStage<UIStepper> {
        let stage = ControlStage(UIStepper()) { CGFloat($0.value).shortText }
        change(stage.control)
        return stage
    }

    @Test("A stepper's buttons raise and lower the value within the range; at an end a button is disabled")
    func steps() {
        inOwnWorld {
            let stage = stage { $0.maximumValue = 2 }
            let stepper = stage.control
            #expect(stepper.frame.size == CGSize(width: 94, height: 32))
            #expect(!stepper.decrementButton.isEnabled && stepper.incrementButton.isEnabled)
            stage.tap(20, 16)
            #expect(stage.events() == "")
            stage.tap(70, 16)
            #expect(stage.events() == "touchDown, valueChanged 1, touchUpInside")
            stage.tap(70, 16)
            stage.tap(70, 16)
            #expect(stage.events() == "touchDown, valueChanged 2, touchUpInside")
            #expect(stepper.decrementButton.isEnabled && !stepper.incrementButton.isEnabled)
            stage.tap(20, 16)
            #expect(stepper.value == 1)
        }
    }

    @Test(
        "A step that is too long ends at the end of the range, or wraps from there to the other end"
    )
    func ends() {
        inOwnWorld {
            let stage = stage {
                $0.stepValue = 3
                $0.maximumValue = 10
                $0.value = 9
            }
            stage.tap(70, 16)
            #expect(stage.control.value == 10)
            stage.control.wraps = true
            #expect(stage.control.incrementButton.isEnabled)
            stage.tap(70, 16)
            #expect(stage.control.value == 0)
            stage.tap(20, 16)
            #expect(stage.control.value == 10)
        }
    }

    @Test("Invalid values, ranges and steps are adjusted as documented, or are failures")
    func badValues() {
        let stepper = UIStepper()
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200 && stepper.value == 200)
        stepper.maximumValue = 100
        #expect(stepper.minimumValue == 100 && stepper.value == 100)
        let texts = failureTexts {
            stepper.value = .nan
            stepper.minimumValue = .nan
            stepper.maximumValue = .infinity
            stepper.stepValue = 0
            stepper.stepValue = -2
            stepper.stepValue = .infinity
        }
        #expect(
            texts == [
                "The value of UIStepper was set to nan, which is not finite. The old value is kept.",
                "The minimumValue of UIStepper was set to nan, which is not finite. The old value is kept.",
                "The maximumValue of UIStepper was set to inf, which is not finite. The old value is kept.",
                "The stepValue of UIStepper was set to 0, which is not a finite number above 0. The old value is kept.",
                "The stepValue of UIStepper was set to -2, which is not a finite number above 0. The old value is kept.",
                "The stepValue of UIStepper was set to inf, which is not a finite number above 0. The old value is kept.",
            ])
        #expect(stepper.value == 100 && stepper.stepValue == 1)
    }

    @Test(
        "A button that is held down repeats: after half a second, then ten times a second, then twice as fast"
    )
    func autorepeat() {
        inOwnWorld {
            let stage = stage()
            let clock = UIApplication.shared.clock
            var pace: [Double] = []
            stage.control.addAction(
                UIAction { _ in pace.append(UIApplication.shared.timestamp) }, for: .valueChanged)
            let start = UIApplication.shared.timestamp
            let finger = stage.finger(70, 16)
            clock.advance(by: .milliseconds(1600))
            finger.lift()
            clock.advance(by: .seconds(5))
            let times = pace.map { (($0 - start) * 1000).rounded() }
            let expected: [Double] = [
                0, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1450, 1500, 1550, 1600,
            ]
            #expect(times == expected)
            #expect(clock.pendingWork.isEmpty)
        }
    }

    @Test("A held stepper stops at the end, while the finger is beside the button, and with the touch")
    func autorepeatStops() {
        inOwnWorld {
            let clock = UIApplication.shared.clock
            let stage = stage { $0.maximumValue = 3 }
            let finger = stage.finger(70, 16)
            clock.advance(by: .seconds(10))
            #expect(stage.control.value == 3 && clock.pendingWork.isEmpty)
            finger.lift()
            let other = stage.finger(20, 16)
            clock.advance(by: .milliseconds(500))
            #expect(stage.control.value == 1)
            other.move(to: CGPoint(x: 180, y: 116))
            clock.advance(by: .seconds(1))
            #expect(stage.control.value == 1)
            other.move(to: CGPoint(x: 120, y: 116))
            clock.advance(by: .milliseconds(500))
            #expect(stage.control.value == 0)
            other.cancel()
            let last = stage.finger(70, 16)
            stage.control.isEnabled = false
            clock.advance(by: .seconds(2))
            #expect(stage.control.value == 1 && clock.pendingWork.isEmpty)
            last.lift()
        }
    }

    @Test(
        "Without autorepeat a stepper steps when the touch ends; not continuous, it sends at the end"
    )
    func otherWays() {
        inOwnWorld {
            let stage = stage { $0.autorepeat = false }
            let finger = stage.finger(70, 16)
            UIApplication.shared.clock.advance(by: .seconds(3))
            #expect(stage.control.value == 0)
            finger.lift()
            #expect(stage.events() == "touchDown, valueChanged 1, touchUpInside")
            stage.drag(CGPoint(x: 70, y: 16), CGPoint(x: 20, y: 16))
            #expect(stage.events() == "touchDown, touchDragInside, touchUpInside")
            stage.control.autorepeat = true
            stage.control.isContinuous = false
            let second = stage.finger(70, 16)
            UIApplication.shared.clock.advance(by: .milliseconds(600))
            second.lift()
            #expect(stage.events() == "touchDown, valueChanged 4, touchUpInside")
        }
    }

    @Test("A stepper that is removed while a button is held down leaves nothing on the clock")
    func leak() {
        inOwnWorld {
            weak var gone: UIStepper?
            let clock = UIApplication.shared.clock
            do {
                let stage = stage()
                gone = stage.control
                _ = stage.finger(70, 16)
                stage.control.removeFromSuperview()
            }
            #expect(gone == nil && clock.pendingWork.isEmpty)
        }
    }

    @Test("A handler that sets the stepper back does not stop the repeating; one that disables it does")
    func handlers() {
        inOwnWorld {
            let stage = stage()
            stage.control.addAction(
                UIAction { ($0.sender as? UIStepper)?.value = 0 }, for: .valueChanged)
            let finger = stage.finger(70, 16)
            UIApplication.shared.clock.advance(by: .milliseconds(700))
            #expect(stage.events().components(separatedBy: "valueChanged 1").count == 5)
            stage.control.addAction(
                UIAction { ($0.sender as? UIStepper)?.isEnabled = false }, for: .valueChanged)
            UIApplication.shared.clock.advance(by: .seconds(2))
            #expect(stage.events() == "valueChanged 1, touchCancel")
            finger.lift()
        }
    }

    @Test("Assistive technology sees two buttons, of which the one that leads nowhere is disabled")
    func accessibility() {
        let stepper = UIStepper()
        #expect(!stepper.isAccessibilityElement)
        #expect(stepper.decrementButton.accessibilityLabel == "Decrement")
        #expect(stepper.decrementButton.accessibilityTraits == [.button, .notEnabled])
        #expect(stepper.incrementButton.accessibilityLabel == "Increment")
        #expect(stepper.incrementButton.accessibilityTraits == .button)
        let image = UIImage(color: .red, size: CGSize(width: 10, height: 10))
        stepper.setIncrementImage(image, for: .normal)
        #expect(
            stepper.incrementImage(for: .normal) === image && stepper.decrementImage(for: .highlighted) == nil
        )
    }
}
