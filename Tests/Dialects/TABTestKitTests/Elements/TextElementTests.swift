import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Labels, headers, fields and text views.
@MainActor @Suite("Texts as elements", .robot) struct TextElementTests {
    private let window = UIWindow.createWindowForTesting()

    @Test("A label has its text as value, whatever it is found by")
    func label() {
        window.add(UILabel(), "total", y: 100).text = "12.50"
        #expect(Label(id: "total").value == "12.50")
        #expect(Label(id: "12.50").value == "12.50")
        #expect(
            firstLines { _ = Label(id: "sum").value } == [
                "app.staticTexts.matching(identifier: \"sum\").element(boundBy: 0).label found no element."
            ])
    }

    @Test("A header is what has the header trait; without an identifier, the first one inside the parent")
    func header() {
        window.add(UILabel(), y: 100).text = "Basket"
        let title = window.add(UILabel(), "title", y: 200)
        title.text = "Basket"
        title.accessibilityTraits = .header
        #expect(Header(id: "Basket").underlyingXCUIElement.view === title)
        #expect(Header(id: "title").value == "Basket" && Header(id: nil).value == "Basket")
        title.accessibilityTraits = .staticText
        #expect(
            firstLines(2) { Header(id: "Basket").waitFor(.exists, timeout: 1) } == [
                """
                Failed awaiting element to be exists with timeout 1.0: Header "Basket" does not exist.
                Nearest: staticText "Basket": it does not meet the other conditions.
                """
            ])
    }

    @Test("A text field is typed into once it has keyboard focus")
    func field() {
        let view = window.add(UITextField(), "mail", y: 100)
        view.placeholder = "Email"
        let field = TextField(id: "mail")
        #expect(field.placeholder == "Email" && field.value == "Email")
        #expect(
            failureTexts { field.type("ada") } == [
                "Cannot type \"ada\" into TextField \"mail\": it does not have keyboard focus; nothing has it. Tap it first."
            ])
        #expect(
            failureTexts { field.delete(numberOfCharacters: 1) } == [
                "Cannot delete from TextField \"mail\": it does not have keyboard focus; nothing has it. Tap it first."
            ])
        field.tap()
        field.type("ada@")
        #expect(field.value == "ada@")
        field.delete(numberOfCharacters: 1)
        #expect(field.value == "ada")
        window.add(UITextField(), "name", y: 200)
        #expect(
            failureTexts { TextField(id: "name").type("x") } == [
                "Cannot type \"x\" into TextField \"name\": it does not have keyboard focus; UITextField \"ada\" #mail has it. Tap it first."
            ])
    }

    @Test("More characters than there are, and none, are deleted without a failure")
    func deletion() {
        let view = window.add(UITextField(), "mail", y: 100)
        view.text = "ada"
        let field = TextField(id: "mail")
        field.delete(numberOfCharacters: 0)
        field.tap()
        field.delete(numberOfCharacters: 5)
        #expect(view.text == "")
    }

    @Test(
        "A number of characters that cannot be deleted is a failure", arguments: [-1, Int.min, 100_001, .max])
    func invalidDeletion(count: Int) {
        window.add(UITextField(), "mail", y: 100)
        let field = TextField(id: "mail")
        field.tap()
        #expect(
            failureTexts { field.delete(numberOfCharacters: count) } == [
                "Cannot delete \(count) characters from TextField \"mail\"."
            ])
    }

    @Test("A secure field has bullets as value, and is not a text field")
    func secureField() {
        let view = window.add(UITextField(), "password", y: 100)
        view.isSecureTextEntry = true
        let field = SecureTextField(id: "password")
        field.tap()
        field.type("Password1")
        #expect(field.value == "•••••••••" && view.text == "Password1")
        field.delete(numberOfCharacters: 6)
        #expect(field.value == "•••")
        #expect(!TextField(id: "password").determine(.exists, timeout: 0))
    }

    @Test("A text view is typed into and scrolled")
    func textView() {
        let view = window.add(UITextView(), "notes", y: 60, height: 200)
        let textView = TextView(id: "notes")
        textView.tap()
        textView.type("Lorem Ipsum")
        #expect(textView.value == "Lorem Ipsum")
        textView.delete(numberOfCharacters: 6)
        #expect(textView.value == "Lorem")
        view.text = (1...100).map(String.init).joined(separator: "\n")
        view.contentOffset = .zero
        textView.scroll(.downwards)
        #expect(view.contentOffset.y > 0)
        let offset = view.contentOffset.y
        textView.scroll(.upwards)
        #expect(view.contentOffset.y < offset)
    }
}
