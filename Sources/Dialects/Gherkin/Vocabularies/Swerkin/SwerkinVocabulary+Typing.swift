internal import Swerkin

// Text fields and the keyboard.
extension SwerkinVocabulary {
    static func addTyping(to steps: inout Gherkin.Definitions) {
        steps.define("I touch text box {string}") { (id: String) in catalogue.ITouchTextBox(id) }
        steps.define("I touch text box with value {string}") { (value: String) in
            catalogue.ITouchTextBox(withValue: value)
        }
        steps.define("I touch text box with field name {string}") { (name: String) in
            catalogue.ITouchTextBox(withFieldName: name)
        }
        steps.define("I clear text field {string}") { (id: String) in catalogue.IClearTextField(id) }
        steps.define("I clear text field with value {string}") { (value: String) in
            catalogue.IClearTextField(withValue: value)
        }
        steps.define("I clear multi-line text field {string}") { (id: String) in
            catalogue.IClearMultiLineTextField(id)
        }
        steps.define("I leave text field {string} empty") { (id: String) in
            catalogue.ILeaveEmptyTextField(id)
        }
        steps.define("I leave text field with value {string} empty") { (value: String) in
            catalogue.ILeaveEmptyTextField(withValue: value)
        }
        steps.define("I dismiss the keyboard") { catalogue.IDismissKeyboard() }
        addEntering(to: &steps)
        addEnteringAndMore(to: &steps)
    }

    private static func addEntering(to steps: inout Gherkin.Definitions) {
        steps.define("I enter {string} into text field {string}") { (text: String, id: String) in
            catalogue.IEnterIntoTextField(id, text: text)
        }
        steps.define("I enter {string} into multi-line text field {string}") { (text: String, id: String) in
            catalogue.IEnterIntoMultiLineTextField(id, text: text)
        }
        steps.define("I enter into multi-line text field {string}:") {
            (id: String, text: Gherkin.DocString) in
            catalogue.IEnterIntoMultiLineTextField(id, text: text.content)
        }
        steps.define("I enter {string} into element {string}") { (text: String, id: String) in
            catalogue.IEnterIntoElement(id, text: text)
        }
        steps.define("I enter {string} into element with label {string}") { (text: String, label: String) in
            catalogue.IEnterIntoElement(withLabel: label, text: text)
        }
        steps.define("I enter {string} into text field with value {string}") {
            (text: String, value: String) in catalogue.IEnterIntoTextField(withValue: value, text: text)
        }
        steps.define("I enter {string} into text field with field name {string}") {
            (text: String, name: String) in catalogue.IEnterIntoTextField(withFieldName: name, text: text)
        }
    }

    private static func addEnteringAndMore(to steps: inout Gherkin.Definitions) {
        steps.define("I enter {string} into text field {string} and dismiss the keyboard") {
            (text: String, id: String) in
            catalogue.IEnterIntoTextField(id, text: text, andDismissKeyboard: true)
        }
        steps.define("I enter {string} into multi-line text field {string} and dismiss the keyboard") {
            (text: String, id: String) in
            catalogue.IEnterIntoMultiLineTextField(id, text: text, andDismissKeyboard: true)
        }
        steps.define("I enter {string} into element {string} and dismiss the keyboard") {
            (text: String, id: String) in
            catalogue.IEnterIntoElement(id, text: text, andDismissKeyboard: true)
        }
        steps.define("I enter {string} into element with label {string} and dismiss the keyboard") {
            (text: String, label: String) in
            catalogue.IEnterIntoElement(withLabel: label, text: text, andDismissKeyboard: true)
        }
        steps.define("I enter {string} into text field {string} and touch button {string}") {
            (text: String, id: String, button: String) in
            catalogue.IEnterIntoTextFieldAndTouchButton(id, text: text, buttonText: button)
        }
        steps.define("I enter {string} into text field {string} and expect {string}") {
            (text: String, id: String, expected: String) in
            catalogue.IEnterIntoTextField(id, text: text, andExpect: expected)
        }
        steps.define(
            "I enter {string} into text field {string} {int} time(s) and see it {int} time(s)"
        ) { (text: String, id: String, times: Int, seen: Int) in
            catalogue.IEnterIntoTextField(
                id, text: text, numberOfTimes: times, andSeeItNumberOfTimes: seen)
        }
    }
}
