import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that touch", .robot) struct TouchStepTests {
    nonisolated static let cases: [ActionCase] = [
        ActionCase("a button by its id", "touched Save") { When.ITouchButton("save") },
        ActionCase("a button by its label", "touched Save") { When.ITouchButton(withLabel: "Save") },
        ActionCase("a button by both", "touched Save") { When.ITouchButton("save", withLabel: "Save") },
        ActionCase("a button that its own tap removes", "touched Remove me") { When.ITouchButton("remover") },
        ActionCase("an element by its id", "tapped Link") { When.ITouchElement("link") },
        ActionCase("an element by its label", "tapped Link") { When.ITouchElement(withLabel: "Link") },
        ActionCase("a tap recognizer that is pressed", "tapped Link") { When.ILongPressElement("link") },
        ActionCase("a long-press recognizer that asks for more than the default", "pressed Card") {
            When.ILongPressElement(withLabel: "Card")
        },
        ActionCase("a checkbox", "touched Save") { When.ITapCheckbox("save") },
        ActionCase("a switch that is turned on", "wifi is on") { When.IToggleSwitch("wifi", to: true) },
        ActionCase("a switch that is off already") { When.IToggleSwitch("wifi", to: false) },
        ActionCase("a bar button by its title", "touched Done") {
            When.ITouchButtonBarButton(withLabel: "Done")
        },
        ActionCase("a bar button by its label", "touched Done") {
            When.ITouchButtonBarButton(withLabel: "done")
        },
        ActionCase("a button that is in no bar", "touched Save") {
            When.ITouchButtonBarButton(withLabel: "Save")
        },
        ActionCase("the middle of a button", "touched Save") { When.ITouchMiddleOf("save") },
        ActionCase("the middle of a covered button, whose cover is touched", "touched the veil") {
            When.ITouchMiddleOf("covered")
        },
    ]

    @Test("Each step that touches elements does what it says", arguments: cases)
    func met(_ row: ActionCase) {
        let played = play(ActionForm()) { _ in row.step() }
        #expect(played == Played(log: row.expected))
    }
}
