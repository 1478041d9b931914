import Foundation
import HeadlessUIKit
import TestSupport

/// A text field's delegate that writes down what it is asked, and answers as a test says.
@MainActor
final class FieldLog: UITextFieldDelegate {
    let log: EventLog
    /// The questions that are answered with no.
    var refused: Set<String> = []
    /// Whether moves of the caret are written down, which most tests are not about.
    var writesSelection = false
    /// Done when the delegate is asked or told something, by the name of that.
    var reactions: [String: @MainActor (UITextField) -> Void] = [:]

    init(_ log: EventLog) {
        self.log = log
    }

    private func ask(_ question: String, _ field: UITextField, _ detail: String = "") -> Bool {
        tell(question, field, detail)
        return !refused.contains(question)
    }

    private func tell(_ event: String, _ field: UITextField, _ detail: String = "") {
        log.add((field.placeholder.map { "\($0) " } ?? "") + event + detail)
        reactions[event]?(field)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { tell("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
    func textFieldDidEndEditing(_ textField: UITextField) { tell("didEnd", textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
    func textFieldDidChangeSelection(_ textField: UITextField) {
        guard writesSelection else { return }
        let range = textField.model.selection.range
        tell("selection", textField, " \(range.lowerBound)+\(range.count)")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask("shouldChange", textField, " \(range.location)+\(range.length) to \(string.debugDescription)")
    }

    /// A text field that this is the delegate of, and whose events are written down as well.
    func field(_ name: String? = nil, y: CGFloat = 0, endOnExit: Bool = false) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 40))
        field.placeholder = name
        field.delegate = self
        field.write(to: log, as: name, endOnExit: endOnExit)
        return field
    }
}
