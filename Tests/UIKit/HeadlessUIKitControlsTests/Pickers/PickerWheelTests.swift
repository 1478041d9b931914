import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Wheels that are turned by fingers, by code and by assistive technology.
@MainActor @Suite("Turning picker wheels") struct PickerWheelTests {
    @Test("A dragged wheel comes to rest on the nearest row, and calls the delegate once")
    func drag() {
        PickerStage.run { stage in
            // 10 points make it a drag, and two rows and a third are left.
            stage.drag(by: -85, rest: 200)
            #expect(stage.picker.selectedRow(inComponent: 0) == 0)
            #expect(stage.columns.lines.isEmpty)
            stage.idle()
            #expect(
                stage.columns.take().map { $0.components(separatedBy: " ")[1...].joined(separator: " ") } == [
                    "0: 2"
                ])
            #expect(stage.picker.selectedRow(inComponent: 0) == 2)
            let wheel = stage.picker.pickerWheels[0]
            #expect(wheel.contentOffset == CGPoint(x: 0, y: 2 * 32 - 92) && wheel.rowInMiddle == 2)
        }
    }

    @Test("A drag that ends exactly on a row calls the delegate immediately; one that falls back does not")
    func exactDrag() {
        PickerStage.run { stage in
            stage.drag(by: -74, rest: 200)
            #expect(stage.columns.take() == ["0.3 0: 2"])
            stage.drag(by: -20, rest: 200)
            stage.idle()
            #expect(stage.columns.lines.isEmpty && stage.picker.selectedRow(inComponent: 0) == 2)
        }
    }

    @Test("A flick turns a wheel further, and it stops on a row all the same")
    func flick() {
        PickerStage.run { stage in
            stage.drag(by: -150, steps: 3)
            stage.idle()
            let row = stage.picker.selectedRow(inComponent: 0)
            #expect(row > 8 && stage.columns.lines.count == 1)
            #expect(stage.picker.pickerWheels[0].contentOffset.y == CGFloat(row) * 32 - 92)
            // Beyond the end it comes back to the last row.
            for _ in 0..<20 {
                stage.drag(by: -150, steps: 3)
                stage.idle()
            }
            #expect(stage.picker.selectedRow(inComponent: 0) == 99)
            stage.drag(by: -60, rest: 100)
            stage.idle()
            #expect(stage.picker.pickerWheels[0].contentOffset == CGPoint(x: 0, y: 3076))
        }
    }

    @Test("A finger that stops a wheel has it rest on the nearest row when it is gone")
    func stop() {
        PickerStage.run { stage in
            stage.drag(by: -150, steps: 3)
            stage.lapse(100)
            let wheel = stage.picker.pickerWheels[0]
            #expect(wheel.isDecelerating)
            let finger = Finger(down: CGPoint(x: 75, y: 208))
            #expect(!wheel.isDecelerating && stage.columns.lines.isEmpty)
            stage.lapse(2000)
            #expect(stage.columns.lines.isEmpty)
            finger.lift()
            stage.idle()
            #expect(stage.columns.lines.count == 1)
            #expect(wheel.contentOffset.y == CGFloat(wheel.selectedRow) * 32 - 92)
        }
    }

    @Test("A touch that stops an animation started by code selects the row there")
    func stopAnimation() {
        PickerStage.run { stage in
            stage.picker.selectRow(50, inComponent: 0, animated: true)
            stage.lapse(150)
            let finger = Finger(down: CGPoint(x: 75, y: 208))
            stage.lapse(2000)
            finger.lift()
            stage.idle()
            let row = stage.picker.selectedRow(inComponent: 0)
            #expect(row > 0 && row < 50)
            #expect(stage.columns.lines.count == 1 && stage.picker.pickerWheels[0].rowInMiddle == row)
        }
    }

    @Test("A row selected by code during a touch on the wheel can be changed by the user")
    func chosenWhileHeld() {
        PickerStage.run { stage in
            let finger = Finger(down: CGPoint(x: 75, y: 208))
            stage.lapse(20)
            finger.move(to: CGPoint(x: 75, y: 180))
            stage.picker.selectRow(20, inComponent: 0, animated: false)
            #expect(stage.picker.selectedRow(inComponent: 0) == 20)
            stage.lapse(20)
            finger.move(to: CGPoint(x: 75, y: 148))
            stage.lapse(200)
            finger.lift()
            stage.idle()
            #expect(stage.columns.lines.count == 1 && stage.picker.selectedRow(inComponent: 0) == 21)
        }
    }

    @Test("A tap on a row turns the wheel to it; on the selected row, or outside, it does nothing")
    func tap() {
        PickerStage.run { stage in
            Finger.tap(CGPoint(x: 75, y: 208 + 70))
            #expect(stage.picker.selectedRow(inComponent: 0) == 0)
            stage.idle()
            #expect(stage.columns.take() == ["0.3 0: 2"])
            Finger.tap(CGPoint(x: 75, y: 208))
            stage.idle()
            stage.picker.selectRow(0, inComponent: 0, animated: false)
            Finger.tap(CGPoint(x: 75, y: 120))
            stage.idle()
            #expect(stage.columns.take().isEmpty)
            Finger.tap(CGPoint(x: 225, y: 240))
            stage.idle()
            #expect(stage.columns.take() == ["0.6 1: 1"])
        }
    }

    @Test("Two wheels are turned simultaneously, and each calls the delegate")
    func bothAtOnce() {
        PickerStage.run { stage in
            let fingers = [Finger(down: CGPoint(x: 75, y: 208)), Finger(down: CGPoint(x: 225, y: 208))]
            for step in 1...5 {
                stage.lapse(20)
                for (finger, x) in zip(fingers, [75, 225]) {
                    finger.move(to: CGPoint(x: CGFloat(x), y: 208 - CGFloat(step) * 8))
                }
            }
            stage.lapse(200)
            fingers[1].lift()
            stage.idle()
            #expect(stage.columns.take().count == 1)
            fingers[0].lift()
            stage.idle()
            #expect(stage.columns.take().count == 1)
            #expect(
                stage.picker.selectedRow(inComponent: 0) == 1 && stage.picker.selectedRow(inComponent: 1) == 1
            )
        }
    }

    @Test("To assistive technology a component is adjustable by rows, and calls the delegate for each")
    func accessibility() {
        final class Named: Columns, UIPickerViewAccessibilityDelegate {
            func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
                -> String?
            { component == 0 ? "Number" : nil }
            func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
                -> String?
            { component == 0 ? "Turns" : nil }
        }
        PickerStage.run(Named([["one", "two"], ["a"]])) { stage in
            let wheel = stage.picker.pickerWheels[0]
            #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits == .adjustable)
            #expect(wheel.accessibilityLabel == "Number" && wheel.accessibilityHint == "Turns")
            #expect(stage.picker.pickerWheels[1].accessibilityLabel == nil)
            #expect(wheel.accessibilityValue == "one")
            wheel.accessibilityIncrement()
            #expect(wheel.accessibilityValue == "two" && stage.columns.take() == ["0 0: 1"])
            wheel.accessibilityIncrement()
            #expect(stage.columns.take().isEmpty)
            wheel.accessibilityDecrement()
            #expect(stage.columns.take() == ["0 0: 0"])
            #expect(wheel.accessibilityScroll(.down) == false)
            stage.picker.isUserInteractionEnabled = false
            wheel.accessibilityIncrement()
            #expect(stage.columns.take().isEmpty)
        }
    }

    @Test("A picker removed while it turns returns to its selected row, and calls nothing")
    func takenOut() {
        PickerStage.run { stage in
            stage.drag(by: -150, steps: 3)
            stage.lapse(50)
            stage.picker.removeFromSuperview()
            stage.idle()
            stage.window.addSubview(stage.picker)
            stage.idle()
            #expect(stage.columns.lines.isEmpty)
            #expect(stage.texts() == ["0", "1", "2", "3"])
        }
    }

    @Test("A delegate may select, reload, or remove the picker in its callback")
    func reactions() {
        let reactions: [@MainActor (UIPickerView) -> Void] = [
            { $0.selectRow(7, inComponent: 0, animated: false) },
            { $0.selectRow(7, inComponent: 0, animated: true) },
            {
                $0.selectRow(7, inComponent: 0, animated: true)
                $0.reloadAllComponents()
            },
            { picker in
                picker.removeFromSuperview()
                picker.selectRow(7, inComponent: 0, animated: true)
            },
        ]
        for reaction in reactions {
            let failures = PickerStage.run { stage in
                stage.columns.reaction = reaction
                stage.drag(by: -85, rest: 200)
                stage.idle()
                #expect(stage.columns.lines.count == 1)
                #expect(stage.picker.pickerWheels[0].rowInMiddle == 7)
                #expect(stage.picker.selectedRow(inComponent: 0) == 7)
            }
            #expect(failures.isEmpty)
        }
    }

    @Test("After any sequence of events, a picker at rest shows the selected row", arguments: 0..<20)
    func random(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let failures = PickerStage.run { stage in
            for _ in 0..<30 {
                switch numbers.next(below: 7) {
                case 0: stage.drag(by: numbers.next(in: -300...300), steps: 1 + numbers.next(below: 5))
                case 1: Finger.tap(CGPoint(x: 75, y: numbers.next(in: 100...316)))
                case 2:
                    let count = stage.columns.columns[0].count
                    stage.picker.selectRow(
                        numbers.next(below: count), inComponent: 0, animated: numbers.onceIn(2))
                case 3:
                    stage.columns.columns[0] = (0...numbers.next(below: 200)).map { "\($0)" }
                    stage.picker.reloadComponent(0)
                case 4: stage.picker.frame.size.height = numbers.next(in: 50...400)
                case 5: stage.lapse(numbers.next(below: 500))
                default: stage.picker.pickerWheels[0].accessibilityIncrement()
                }
            }
            stage.idle()
            let wheel = stage.picker.pickerWheels[0]
            let row = wheel.selectedRow
            #expect(wheel.rowInMiddle == row)
            #expect(abs(wheel.contentOffset.y - (CGFloat(row) * 32 - wheel.contentInset.top)) < 0.001)
            #expect(stage.texts().contains("\(row)"))
            #expect(wheel.subviews.count <= 15)
        }
        #expect(failures.isEmpty)
    }
}
