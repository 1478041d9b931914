import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that type", .robot) struct TextStepTests {
    nonisolated static let cases: [ActionCase] = [
        ActionCase("a text field by its id", "email has focus") { When.ITouchTextBox("email") },
        ActionCase("a text field by its value", "digits has focus") { When.ITouchTextBox(withValue: "12") },
        ActionCase("an empty text field by its placeholder", "email has focus") {
            When.ITouchTextBox(withValue: "you@example.com")
        },
        ActionCase("a text field by the label of a view in it", "named has focus") {
            When.ITouchTextBox(withFieldName: "Nickname")
        },
        ActionCase("a text field by its placeholder as a name", "named has focus") {
            When.ITouchTextBox(withFieldName: "Any name")
        },
        ActionCase("typing, after clearing", "digits has focus", "digits: ", "digits: 3", "digits: 34") {
            When.IEnterIntoTextField("digits", text: "34")
        },
        ActionCase("typing nothing", "digits has focus", "digits: ") {
            When.IEnterIntoTextField("digits", text: "")
        },
        ActionCase("typing by the value", "digits has focus", "digits: ", "digits: 9") {
            When.IEnterIntoTextField(withValue: "12", text: "9")
        },
        ActionCase("typing by a name", "email has focus", "email: a") {
            When.IEnterIntoTextField(withFieldName: "Email", text: "a")
        },
        ActionCase(
            "typing into an element by its id", "notes has focus", "notes: ", "notes: N", "notes: Ne",
            "notes: New"
        ) { When.IEnterIntoElement("notes", text: "New") },
        ActionCase("typing into an element by its label", "email has focus", "email: a") {
            When.IEnterIntoElement(withLabel: "Email", text: "a")
        },
        ActionCase(
            "typing several lines", "notes has focus", "notes: ", "notes: a", "notes: a↵", "notes: a↵b"
        ) { When.IEnterIntoMultiLineTextField("notes", text: "a\nb") },
        ActionCase(
            "typing what is refused, and expecting the rest", "digits has focus", "digits: ", "digits: 1",
            "digits: 12"
        ) { When.IEnterIntoTextField("digits", text: "1a2", andExpect: "12") },
        ActionCase(
            "typing several times", "digits has focus", "digits: ", "digits: 7", "digits: 77", "digits: 777",
            "digits: 7777"
        ) { When.IEnterIntoTextField("digits", text: "7", numberOfTimes: 6, andSeeItNumberOfTimes: 4) },
        ActionCase("typing no times", "digits has focus", "digits: ") {
            When.IEnterIntoTextField("digits", text: "7", numberOfTimes: 0, andSeeItNumberOfTimes: 0)
        },
        ActionCase("clearing a text field by its id", "digits has focus", "digits: ") {
            When.IClearTextField("digits")
        },
        ActionCase("clearing a text field by its value", "digits has focus", "digits: ") {
            When.IClearTextField(withValue: "12")
        },
        ActionCase("clearing a text view", "notes has focus", "notes: ") {
            When.IClearMultiLineTextField("notes")
        },
        ActionCase("leaving a field by its id", "email has focus", "touched Done") {
            When.ILeaveEmptyTextField("email")
        },
        ActionCase("leaving a field by its value", "email has focus", "touched Done") {
            When.ILeaveEmptyTextField(withValue: "you@example.com")
        },
        ActionCase("dismissing no keyboard") { When.IDismissKeyboard() },
    ]

    @Test("Each step that types does what it says", arguments: cases)
    func met(_ row: ActionCase) {
        let played = play(ActionForm()) { _ in row.step() }
        #expect(played == Played(log: row.expected))
    }
}
