import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import TimeLapse

/// Columns of texts that a picker shows, and a log of its delegate calls.
@MainActor
class Columns: UIPickerViewDataSource, UIPickerViewDelegate {
    var columns: [[String]]
    private(set) var lines: [String] = []
    /// What is done besides when a row was chosen.
    var reaction: @MainActor (UIPickerView) -> Void = { _ in }

    init(_ columns: [[String]]) {
        self.columns = columns
    }

    func note(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
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
        let time = CGFloat(UIApplication.shared.timestamp).shortText
        note("\(time) \(component): \(row)")
        reaction(pickerView)
    }
}

/// A shown window with a picker of 300 by 216 at (0, 100) in it, of two columns unless told.
@MainActor
final class PickerStage {
    let application = UIApplication.shared
    let window = UIWindow()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
    let columns: Columns

    init(_ columns: Columns) {
        self.columns = columns
        picker.dataSource = columns
        picker.delegate = columns
        window.addSubview(picker)
        window.makeKeyAndVisible()
        application.commit()
    }

    /// Runs `body` in a world of its own, and returns the failures in it.
    @discardableResult
    static func run(
        _ columns: Columns = Columns([(0..<100).map { "\($0)" }, ["a", "b", "c"]]),
        _ body: (PickerStage) throws -> Void
    ) rethrows -> [String] {
        try UIApplication.withShared(UIApplication()) {
            try FailureCollector.failures {
                let stage = PickerStage(columns)
                try body(stage)
                stage.application.closeWindows()
                stage.application.clock.cancelAll()
            }.map(\.text)
        }
    }

    func idle() { application.clock.runUntilIdle() }

    func lapse(_ milliseconds: Int) { application.clock.advance(by: .milliseconds(milliseconds)) }

    /// Drags the first column up or down, in steps of 20 milliseconds, from the middle.
    func drag(by way: CGFloat, steps: Int = 5, rest: Int = 0) {
        let start = CGPoint(x: 75, y: 208)
        let finger = Finger(down: start)
        for step in 1...steps {
            lapse(20)
            finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / CGFloat(steps)))
        }
        lapse(rest)
        finger.lift()
    }

    /// The visible texts of a component, from top to bottom.
    func texts(_ component: Int = 0) -> [String] {
        application.commit()
        return picker.pickerWheels[component].subviews.compactMap { $0 as? UILabel }
            .sorted { $0.frame.minY < $1.frame.minY }.map { $0.text ?? "-" }
    }
}
