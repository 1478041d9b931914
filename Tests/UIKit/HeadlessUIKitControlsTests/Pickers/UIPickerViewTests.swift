import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// What a picker loads and shows, and what it answers.
@MainActor @Suite("UIPickerView") struct UIPickerViewTests {
    @Test("A picker without a size has the standard one, one with a size keeps it")
    func size() {
        #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        let frame = CGRect(x: 1, y: 2, width: 200, height: 100)
        #expect(UIPickerView(frame: frame).frame == frame)
        #expect(UIPickerView(frame: frame).intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UIPickerView(frame: frame).sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    }

    @Test("A picker shows the rows around the selected one, and reports its components")
    func showing() {
        let failures = PickerStage.run { stage in
            let picker = stage.picker
            #expect(picker.numberOfComponents == 2)
            #expect(picker.numberOfRows(inComponent: 0) == 100)
            #expect(picker.rowSize(forComponent: 1) == CGSize(width: 150, height: 32))
            #expect(picker.selectedRow(inComponent: 0) == 0)
            #expect(stage.texts() == ["0", "1", "2", "3"])
            picker.selectRow(50, inComponent: 0, animated: false)
            #expect(picker.selectedRow(inComponent: 0) == 50)
            #expect(stage.texts() == ["47", "48", "49", "50", "51", "52", "53"])
            #expect(stage.texts(1) == ["a", "b", "c"])
            // In the middle, from edge to edge.
            let label = picker.pickerWheels[0].visibleView(of: 50)
            #expect(
                label?.convert(label?.bounds ?? .zero, to: picker)
                    == CGRect(x: 0, y: 92, width: 150, height: 32))
            stage.idle()
            #expect(stage.columns.lines.isEmpty)
        }
        #expect(failures.isEmpty)
    }

    @Test("A row selected with animation counts immediately, is shown later, and the delegate is not called")
    func animated() {
        PickerStage.run { stage in
            stage.picker.selectRow(10, inComponent: 0, animated: true)
            #expect(stage.picker.selectedRow(inComponent: 0) == 10)
            #expect(stage.picker.pickerWheels[0].rowInMiddle == 0)
            stage.idle()
            #expect(stage.picker.pickerWheels[0].rowInMiddle == 10)
            #expect(stage.columns.lines.isEmpty)
        }
    }

    @Test("Widths are the delegate's, and what it leaves is shared")
    func widths() {
        final class Sized: UIPickerViewDataSource, UIPickerViewDelegate {
            var widths: [CGFloat] = [60, UIView.noIntrinsicMetric, UIView.noIntrinsicMetric]
            func numberOfComponents(in pickerView: UIPickerView) -> Int { widths.count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                widths[component]
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
                component == 1 ? 50 : 32
            }
        }
        let sized = Sized()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        picker.dataSource = sized
        picker.delegate = sized
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 32))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 120, height: 50))
        sized.widths = [40, 60]
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        // What is left over is left on both sides.
        #expect(picker.subviews.map(\.frame.minX) == [100, 140])
    }

    @Test("Reloading keeps the selection, or selects the last row")
    func reloading() {
        PickerStage.run { stage in
            stage.picker.selectRow(40, inComponent: 0, animated: false)
            stage.picker.selectRow(2, inComponent: 1, animated: false)
            stage.columns.columns[0] = (0..<50).map { "n\($0)" }
            stage.columns.columns[1] = ["x"]
            stage.picker.reloadComponent(0)
            #expect(stage.picker.selectedRow(inComponent: 0) == 40)
            #expect(stage.texts().contains("n40"))
            #expect(stage.picker.numberOfRows(inComponent: 1) == 3)
            stage.picker.reloadAllComponents()
            #expect(stage.picker.selectedRow(inComponent: 1) == 0)
            stage.columns.columns[1] = []
            stage.picker.reloadAllComponents()
            #expect(stage.picker.selectedRow(inComponent: 1) == -1)
            #expect(stage.texts(1).isEmpty)
            stage.columns.columns = []
            stage.picker.reloadAllComponents()
            #expect(stage.picker.numberOfComponents == 0 && stage.picker.subviews.isEmpty)
            #expect(stage.columns.lines.isEmpty)
        }
    }

    @Test("Without a delegate, and for rows without a text, a picker shows question marks")
    func noText() {
        PickerStage.run { stage in
            stage.picker.delegate = nil
            #expect(stage.texts(1) == ["?", "?", "?"])
        }
    }

    @Test("A text with attributes counts before one without")
    func attributedTitles() {
        final class Styled: Columns {
            override func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { row == 2 ? nil : "plain \(row)" }
        }
        final class Mixed: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "plain \(row)" }
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? { row == 1 ? NSAttributedString(string: "styled") : nil }
        }
        PickerStage.run { stage in
            let mixed = Mixed()
            stage.picker.dataSource = mixed
            stage.picker.delegate = mixed
            #expect(stage.texts() == ["plain 0", "styled"])
            #expect(stage.picker.view(forRow: 0, forComponent: 0) == nil)
        }
        PickerStage.run(Styled([["", "", ""]])) { stage in
            #expect(stage.texts() == ["plain 0", "plain 1", "?"])
        }
    }

    @Test("A million rows cost only the visible ones, and views off screen are reused")
    func reuse() {
        final class Views: UIPickerViewDataSource, UIPickerViewDelegate {
            var asked = 0
            var made: [UIView] = []
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                1_000_000
            }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
                reusing view: UIView?
            ) -> UIView {
                asked += 1
                if view == nil { made.append(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))) }
                let view = view ?? made[made.count - 1]
                view.tag = row
                return view
            }
        }
        PickerStage.run { stage in
            let views = Views()
            stage.picker.dataSource = views
            stage.picker.delegate = views
            stage.application.commit()
            #expect(views.asked == 4 && views.made.count == 4)
            stage.picker.selectRow(999_999, inComponent: 0, animated: false)
            stage.application.commit()
            #expect(views.asked == 8 && views.made.count == 4)
            #expect(stage.picker.pickerWheels[0].subviews.count == 4)
            let view = stage.picker.view(forRow: 999_999, forComponent: 0)
            #expect(view?.tag == 999_999)
            #expect(stage.picker.view(forRow: 0, forComponent: 0) == nil)
            // In its own size, in the middle of the row.
            #expect(
                view?.convert(view?.bounds ?? .zero, to: stage.picker)
                    == CGRect(x: 140, y: 103, width: 20, height: 10))
        }
    }

    @Test("Missing components and rows, and invalid values, are failures with a text")
    func failures() {
        final class Bad: UIPickerViewDataSource, UIPickerViewDelegate {
            var components = 1
            var rows = 3
            var height: CGFloat = 32
            var width: CGFloat = 50
            func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                rows
            }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                width
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
                height
            }
        }
        let bad = Bad()
        let picker = UIPickerView()
        picker.dataSource = bad
        picker.delegate = bad
        picker.accessibilityIdentifier = "size"
        func failures(_ body: () -> Void) -> [String] { FailureCollector.failures { body() }.map(\.text) }
        let name = picker.summary
        var answers: [Int] = []
        #expect(
            failures {
                picker.selectRow(3, inComponent: 0, animated: true)
                picker.selectRow(-1, inComponent: 0, animated: false)
                answers = [picker.selectedRow(inComponent: 1), picker.numberOfRows(inComponent: -1)]
                _ = picker.rowSize(forComponent: 7)
            } == [
                "Row 3 of component 0 of \(name) cannot be selected: it has 3 rows. Nothing changes.",
                "Row -1 of component 0 of \(name) cannot be selected: it has 3 rows. Nothing changes.",
                "selectedRow(inComponent:) of \(name) was asked for component 1: it has 1 component.",
                "numberOfRows(inComponent:) of \(name) was asked for component -1: it has 1 component.",
                "rowSize(forComponent:) of \(name) was asked for component 7: it has 1 component.",
            ])
        #expect(answers == [-1, 0])
        bad.height = .nan
        bad.rows = -4
        #expect(
            failures { picker.reloadAllComponents() } == [
                "The data source of \(name) gives component 0 -4 rows, which is not from 0 to 1000000000."
                    + " It shows none.",
                "The delegate of \(name) gives component 0 a row height of nan, which is not from 1 to 10000."
                    + " The picker's own is used.",
            ])
        bad.height = 1e-9
        bad.rows = .max
        #expect(failures { picker.reloadComponent(0) }.count == 2)
        (bad.height, bad.rows, bad.width) = (32, 1, -.infinity)
        #expect(
            failures {
                picker.reloadAllComponents()
                picker.layoutIfNeeded()
            } == [
                "The delegate of \(name) gives component 0 a width of -inf, which is not from 0 to 100000."
                    + " The picker's own is used."
            ])
        bad.components = -1
        #expect(
            failures { picker.reloadAllComponents() } == [
                "The data source of \(name) gives it -1 components, which is not from 0 to 100. It shows none."
            ])
    }

    @Test("A data source that reloads while it is asked is asked once")
    func reentrant() {
        final class Eager: Columns {
            var asked = 0
            override func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int)
                -> Int
            {
                asked += 1
                pickerView.reloadAllComponents()
                pickerView.reloadComponent(component)
                return super.pickerView(pickerView, numberOfRowsInComponent: component)
            }
        }
        let eager = Eager([["a"], ["b"]])
        let failures = PickerStage.run(eager) { stage in
            #expect(stage.picker.numberOfComponents == 2 && eager.asked == 2)
        }
        #expect(failures.isEmpty)
    }

    @Test("Nothing outlives the picker")
    func leaks() {
        weak var picker: UIPickerView?
        weak var wheel: UIView?
        PickerStage.run { stage in
            let other = UIPickerView(frame: CGRect(x: 0, y: 400, width: 300, height: 216))
            other.dataSource = stage.columns
            other.delegate = stage.columns
            stage.window.addSubview(other)
            stage.application.commit()
            other.selectRow(9, inComponent: 0, animated: true)
            (picker, wheel) = (other, other.subviews.first)
            #expect(wheel != nil)
            other.removeFromSuperview()
        }
        #expect(picker == nil && wheel == nil)
    }
}
