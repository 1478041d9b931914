import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

/// Columns of titles that a picker shows, and what it tells of them.
@MainActor
private final class Titles: UIPickerViewDataSource, UIPickerViewDelegate {
    let columns: [[String]]
    var lines: [String] = []
    var reaction: @MainActor (UIPickerView) -> Void = { _ in }

    init(_ columns: [[String]]) {
        self.columns = columns
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        columns[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        lines.append("\(component): \(row)")
        reaction(pickerView)
    }
}

@MainActor @Suite("Picking rows by touch") struct PickTests {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    /// A window with a picker of 300 by 216 in it; returns what failed.
    @discardableResult
    private func withPicker(
        _ columns: [[String]] = [months, (0..<3000).map { "\($0)" }, []],
        _ body: (UIPickerView, Titles, UIWindow) throws -> Void
    ) rethrows -> [String] {
        var failures: [String] = []
        try inOwnApplication { window, _ in
            let titles = Titles(columns)
            let picker = UIPickerView().named("months", 40, 100, 300, 216, in: window)
            picker.dataSource = titles
            picker.delegate = titles
            failures = try FailureCollector.failures { try body(picker, titles, window) }.map(\.text)
                .map { $0.components(separatedBy: "\nThe view hierarchy:")[0] }
        }
        return failures
    }

    @Test("A row is dragged to, and the delegate is called once")
    func row() {
        let failures = withPicker { picker, titles, _ in
            pick(picker, row: 7)
            pick(picker, row: 0)
            pick(theFirstView(withIdentifier("months")), row: 2, component: 1)
            let now = TimeLapse.now
            pick(picker, row: 0)
            #expect(TimeLapse.now == now)
            #expect(titles.lines == ["0: 7", "0: 0", "1: 2"])
            #expect(picker.selectedRow(inComponent: 1) == 2)
        }
        #expect(failures.isEmpty)
    }

    @Test("A wheel that has begun to turn away from a row is waited for, and turned back to it")
    func turningWheel() {
        let failures = withPicker { picker, titles, _ in
            tapOn(theFirstView(withText("February")), lapse: .none)
            pick(picker, row: 0)
            TimeLapse.waitForAnimationsToFinish()
            #expect(titles.lines == ["0: 1", "0: 0"] && picker.selectedRow(inComponent: 0) == 0)
            picker.selectRow(5, inComponent: 0, animated: true)
            pick(picker, row: 0)
            TimeLapse.waitForAnimationsToFinish()
            #expect(picker.selectedRow(inComponent: 0) == 0)
        }
        #expect(failures.isEmpty)
    }

    @Test("A row of a wheel that goes round is picked, though the wheel moves it back to its middle")
    func circularWheel() {
        inOwnApplication { window, _ in
            let picker = UIDatePicker().named("time", 20, 100, 320, 216, in: window)
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .countDownTimer
            let minutes = 1
            let wheels = theFirstView(ofClass(UIPickerView.self))
            let failures = FailureCollector.failures {
                for row in [36, 5, 400 * 60 + 7] { pick(wheels, row: row, component: minutes) }
            }
            #expect(failures.map(\.text) == [] && picker.countDownDuration == 7 * 60)
        }
    }

    @Test("A row far away is thrown to, in some gestures")
    func farRow() {
        let failures = withPicker { picker, titles, _ in
            pick(picker, row: 2999, component: 1)
            #expect(picker.selectedRow(inComponent: 1) == 2999 && titles.lines.last == "1: 2999")
            pick(picker, row: 1234, component: 1)
            #expect(picker.selectedRow(inComponent: 1) == 1234)
        }
        #expect(failures.isEmpty)
    }

    @Test("A title is looked for, the nearest first")
    func title() {
        let failures = withPicker([["a", "b", "c", "b", "a"], ["x"]]) { picker, titles, window in
            pick(picker, title: "b")
            pick(picker, title: "a")
            pick(window, row: 3)
            pick(picker, title: "a")
            #expect(titles.lines == ["0: 1", "0: 0", "0: 3", "0: 4"])
        }
        #expect(failures.isEmpty)
    }

    @Test("What is not there is said, with what is")
    func notThere() {
        let failures = withPicker { picker, titles, _ in
            pick(picker, row: 12)
            pick(picker, row: -1, component: 1)
            pick(picker, row: 0, component: 2)
            pick(picker, row: 0, component: 3)
            pick(picker, title: "Febuary")
            pick(picker, title: "Thermidor")
            pick(picker, title: "a", component: 2)
            #expect(titles.lines.isEmpty)
        }
        let name = "UIPickerView #months"
        #expect(
            failures == [
                "pick(row: 12, component: 0) failed on \(name): component 0 has rows 0 to 11.",
                "pick(row: -1, component: 1) failed on \(name): component 1 has rows 0 to 2999.",
                "pick(row: 0, component: 2) failed on \(name): component 2 has no rows.",
                "pick(row: 0, component: 3) failed on \(name): it has 3 components, counted from 0.",
                "pick(title: \"Febuary\", component: 0) failed on \(name): no row of component 0 has"
                    + " that title; similar: \"February\", \"January\".",
                "pick(title: \"Thermidor\", component: 0) failed on \(name): no row of component 0 has"
                    + " that title; its rows are \"January\", \"February\", \"March\", \"April\", \"May\", and 7 more.",
                "pick(title: \"a\", component: 2) failed on \(name): component 2 has no rows.",
            ])
    }

    @Test("A picker that ends elsewhere says where")
    func elsewhere() {
        let failures = withPicker { picker, titles, _ in
            titles.reaction = { $0.selectRow(1, inComponent: 0, animated: true) }
            pick(picker, row: 7)
            #expect(Set(titles.lines) == ["0: 7"] && picker.selectedRow(inComponent: 0) == 1)
        }
        #expect(
            failures == [
                "pick(row: 7, component: 0) failed on UIPickerView #months: component 0 was turned to"
                    + " row 7, but ended at row 1, \"February\"."
            ])
    }

    @Test("A picker that cannot be touched, and a view that is not a picker, are failures")
    func untouchable() {
        let failures = withPicker { picker, titles, window in
            let label = UILabel().named("label", 0, 0, 10, 10, in: window)
            let box = UIView().named("box", 0, 400, 300, 10, in: window)
            pick(box, row: 1)
            _ = UIPickerView().named("other", 0, 400, 300, 216, in: window)
            pick(window, row: 1)
            picker.isUserInteractionEnabled = false
            pick(picker, row: 1)
            picker.isUserInteractionEnabled = true
            let cover = UIView().named("cover", 0, 0, 390, 844, in: window)
            cover.backgroundColor = .white
            pick(picker, title: "May")
            cover.removeFromSuperview()
            picker.isHidden = true
            pick(picker, row: 1)
            picker.removeFromSuperview()
            pick(picker, row: 1)
            #expect(titles.lines.isEmpty && label.window != nil)
        }
        #expect(failures.count == 6)
        #expect(
            failures.first
                == "pick(row: 1, component: 0) failed on UIView #box: it is not a UIPickerView,"
                + " and neither contains one nor is inside one.")
        #expect(
            failures.dropFirst().first?.hasSuffix(
                "it contains 2 views of class UIPickerView: UIPickerView #months (40 100; 300 216),"
                    + " UIPickerView #other (0 400; 300 216).") == true)
        #expect(
            Array(failures.dropFirst(2).dropLast()) == [
                "pick(row: 1, component: 0) failed on PickerWheel: PickerWheel cannot be dragged: user"
                    + " interaction is disabled for its superview UIPickerView #months.",
                "pick cannot touch UIPickerView #months: it is covered by UIView #cover at (0 0; 390 844) of the"
                    + " window.",
                "pick cannot touch UIPickerView #months: it is hidden.",
            ])
        #expect(
            failures.last?.hasPrefix("pick cannot touch UIPickerView #months: it was removed from its window")
                == true)
    }
}
