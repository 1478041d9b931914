import Robot
import Testing

@MainActor
@Suite("Inline edits", .robot(layout: .strict).leftovers(.failed))
struct InlineEditTests {
    init() { open(.inlineEdit) }

    private func enter(_ first: String, _ last: String) {
        for (name, identifier) in [(first, "firstname"), (last, "lastname")] {
            tapOn(view("inline_\(identifier)_textField"))
            SoftwareKeyboard.main.type(.text(name))
        }
        tapOn(accessoryButton("done"))
    }

    @Test(
        "Each name has its error after the touch on done",
        arguments: [
            ("Ada", "Lovelace", [String]()),
            ("Ada1", "Lovelace", ["A first name has letters only"]),
            ("Ada", "L.", ["A last name has letters only"]),
            ("", "", ["A first name has letters only", "A last name has letters only"]),
        ])
    func errors(first: String, last: String, errors: [String]) {
        #expect(text("inline_firstname_error") == nil && text("inline_lastname_error") == nil)
        enter(first, last)
        #expect(["inline_firstname_error", "inline_lastname_error"].compactMap { text($0) } == errors)
        #expect(!SoftwareKeyboard.main.isVisible)
    }

    @Test("An error goes away when the name is mended")
    func mended() {
        enter("Ada1", "Lovelace")
        tapOn(view("inline_firstname_textField"))
        SoftwareKeyboard.main.type(.delete)
        #expect(text("inline_firstname_error") == "A first name has letters only")
        tapOn(accessoryButton("done"))
        #expect(text("inline_firstname_error") == nil)
    }
}
