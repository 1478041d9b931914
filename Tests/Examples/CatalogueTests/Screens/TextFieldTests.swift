import Robot
import Testing

@MainActor
@Suite("Text fields", .robot(layout: .strict).leftovers(.failed))
struct TextFieldTests {
    private let keyboard = SoftwareKeyboard.main

    init() { open(.textField) }

    private func enter(_ text: String, into identifier: String) {
        tapOn(view(identifier))
        keyboard.clearText()
        keyboard.type(.text(text))
    }

    @Test("The first name has a value, a label, and a placeholder for when it is empty")
    func firstName() {
        let field = theFirstView(
            withLabel("first name text Field"), withPlaceholder("Enter Name"), enabled(true))
        shouldSee(field)
        #expect(field.first?.accessibilityValue == "John")
        tapOn(field)
        keyboard.clearText()
        #expect(field.first?.accessibilityValue == "Enter Name")
    }

    @Test("The last name is disabled")
    func lastName() {
        shouldSee(theFirstView(withLabel("last name text Field"), enabled(false)))
        #expect(input("lastname_TextField") == "Doe")
        #expect(!view("lastname_TextField").isHittable)
    }

    @Test("A field has the focus from a tap until done is touched")
    func focus() {
        shouldSee(theFirstView(withIdentifier("firstname_textField"), focused(false)))
        shouldNotSee(accessoryButton("done"))
        tapOn(view("firstname_textField"))
        shouldSee(theFirstView(withIdentifier("firstname_textField"), focused(true)))
        tapOn(accessoryButton("done"))
        shouldSee(theFirstView(withIdentifier("firstname_textField"), focused(false)))
        shouldNotSee(accessoryButton("done"))
        #expect(!keyboard.isVisible)
    }

    @Test(
        "A name with a digit has an error once editing ends, and a better one has none",
        arguments: ["John1", "1", "John Doe"])
    func error(name: String) {
        shouldNotSee(allViews(withLabel("This is an error label")))
        enter(name, into: "firstname_textField")
        shouldNotSee(view("firstname_error"))
        tapOn(accessoryButton("done"))
        #expect(text("firstname_error") == "This is an error label")
        #expect(text("lastname_error") == nil)
        enter("Johann", into: "firstname_textField")
        tapOn(accessoryButton("done"))
        shouldNotSee(view("firstname_error"))
        #expect(input("firstname_textField") == "Johann")
    }

    @Test("The return key ends editing")
    func returnKey() {
        enter("Ada\n", into: "firstname_textField")
        #expect(!keyboard.isVisible && input("firstname_textField") == "Ada")
    }

    @Test("The text view takes several lines, grows with them, and has the same button above its keyboard")
    func textView() {
        #expect(input("info_textView") == "hello")
        let height = view("info_textView").first?.bounds.height ?? 0
        enter("one\ntwo\nthree\nfour\nfive\nsix", into: "info_textView")
        tapOn(accessoryButton("done"))
        #expect(input("info_textView") == "one\ntwo\nthree\nfour\nfive\nsix")
        #expect(view("info_textView").first?.bounds.height ?? 0 > height)
        #expect(!keyboard.isVisible)
    }

    @Test("A tap beside the fields dismisses the keyboard, one on another field keeps it")
    func tapBeside() {
        tapOn(view("firstname_textField"))
        tapOn(view("info_textView"))
        shouldSee(theFirstView(withIdentifier("info_textView"), focused(true)))
        #expect(keyboard.isVisible)
        tapOn(view("info_textView"))
        shouldSee(theFirstView(withIdentifier("info_textView"), focused(true)))
        tapOn(view("firstname_textField"))
        tapOn(view("firstname_textField"))
        shouldSee(theFirstView(withIdentifier("firstname_textField"), focused(true)))
        tapOn(view("firstname_label"))
        #expect(!keyboard.isVisible)
    }
}

@MainActor
@Suite("Text fields on a low screen", .robot(on: .iPhoneSE).layout(.strict).leftovers(.failed))
struct LowTextFieldTests {
    @Test(
        "What is edited is visible above the keyboard", arguments: ["firstname_textField", "info_textView"])
    func reveal(identifier: String) throws {
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        open(.textField)
        scrollIntoView(view(identifier))
        tapOn(view(identifier))
        TimeLapse.waitForAnimationsToFinish()
        let input = try #require(view(identifier).first)
        let frame = input.convert(input.bounds, to: nil)
        #expect(frame.minY < SoftwareKeyboard.main.frame.minY)
        shouldSee(view(identifier))
    }
}
