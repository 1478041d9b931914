import UIKit

/// A text field's delegate that logs each call, and the field's events.
final class FieldLog: NSObject, UITextFieldDelegate {
    /// Whether the field may end editing.
    var mayEnd = true
    var logsSelection = false
    /// What the field refuses to take.
    var refused = ""
    private let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// A field that is watched; its placeholder is its name in the log.
    func field(_ name: String, y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
        field.placeholder = name
        field.borderStyle = .roundedRect
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
        for (event, title) in events {
            field.addAction(
                UIAction { [weak field, stage] _ in
                    guard let field else { return }
                    stage.log("\(field.placeholder ?? "") event \(title): \(field.text ?? "")")
                }, for: event)
        }
        return field
    }

    private func log(_ field: UITextField, _ call: String) {
        stage.log("\(field.placeholder ?? "") \(call)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log(textField, "shouldBeginEditing")
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log(textField, "didBeginEditing") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log(textField, "shouldEndEditing")
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        log(textField, "didEndEditing")
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log(textField, "shouldChange \(range.location)+\(range.length) to \"\(string)\"")
        return refused.isEmpty || string != refused
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        if logsSelection { stage.logOnce("\(textField.placeholder ?? "") didChangeSelection") }
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log(textField, "shouldClear")
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log(textField, "shouldReturn")
        return true
    }
}
