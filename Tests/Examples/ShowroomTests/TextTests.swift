import Robot
import Showroom
import Testing
import XCUIAutomation

/// A text field, its keyboard, and what is typed.
private struct Field: CustomTestStringConvertible {
    var identifier: String
    /// A key that its keyboard has.
    var key: String
    var text: String
    /// Whether the keyboard is a pad, which has no return key.
    var isPad = false

    var testDescription: String { identifier }

    static let all = [
        Field(identifier: "ExampleTextField", key: "h", text: "hello"),
        Field(identifier: "NumberPadTextField", key: "5", text: "123", isPad: true),
        Field(identifier: "DecimalPadTextField", key: ".", text: "12.5", isPad: true),
        Field(identifier: "EmailAddressTextField", key: "@", text: "ada@example.com"),
        Field(identifier: "NumbersAndPunctuationTextField", key: "7", text: "7:30"),
        Field(identifier: "PhonePadTextField", key: "5", text: "555", isPad: true),
        Field(identifier: "TwitterTextField", key: "#", text: "#swift"),
        Field(identifier: "URLTextField", key: "/", text: "example.com/a"),
        Field(identifier: "WebSearchTextField", key: ".", text: "swift.org"),
    ]
}

@MainActor
@Suite("Text inputs", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct TextTests {
    private let app = XCUIApplication.showing("Other")

    private var keyboard: XCUIElement { app.keyboards.firstMatch }

    private func dismissKeyboard(of field: Field) {
        if field.isPad { app.toolbars.buttons["Done"].tap() } else { app.typeText("\n") }
    }

    @Test("Each field has its keyboard, which does not cover it, and dismisses it", arguments: Field.all)
    private func typing(in field: Field) {
        let element = app.textFields[field.identifier]
        element.tap()
        #expect(keyboard.keys[field.key].exists)
        #expect(element.frame.maxY <= keyboard.frame.minY)
        #expect(element.frame.minY >= app.navigationBars.firstMatch.frame.maxY)
        #expect(app.toolbars.buttons["Done"].exists == field.isPad)
        element.typeText(field.text)
        #expect(element.value as? String == field.text)
        dismissKeyboard(of: field)
        #expect(!keyboard.exists && element.value as? String == field.text)
    }

    @Test("A field to which the focus moves is above the keyboard, too")
    func movingFocus() {
        let fields = ["ExampleTextField", "EmailAddressTextField", "TwitterTextField", "WebSearchTextField"]
        for field in fields.map({ app.textFields[$0] }) {
            field.tap()
            #expect(field.frame.maxY <= keyboard.frame.minY)
        }
    }

    @Test("A secure field does not show its text")
    func secureField() {
        let field = app.secureTextFields["ExampleSecureTextField"]
        field.tap()
        field.typeText("candle")
        #expect(field.value as? String == "••••••")
        app.typeText("\n")
        #expect(!keyboard.exists)
    }

    @Test("The text view takes several lines, and grows with them")
    func textView() {
        let view = app.textViews["ExampleTextView"]
        view.tap()
        view.typeText("One\nTwo\nThree\nFour\nFive\nSix")
        #expect(view.value as? String == "One\nTwo\nThree\nFour\nFive\nSix")
        #expect(view.frame.height > 88)
        app.toolbars.buttons["Done"].tap()
        #expect(!keyboard.exists)
    }

    @Test("Save needs a name, and takes two seconds")
    func saving() {
        let field = app.textFields["ExampleTextField"]
        #expect(!app.buttons["Save"].isEnabled)
        field.tap()
        field.typeText("Ada")
        app.buttons["Save"].tap()
        #expect(app.activityIndicators["SaveSpinner"].exists && !app.buttons["Save"].isEnabled)
        TimeLapse.advance(by: .milliseconds(1500))
        #expect(!app.staticTexts["Saved"].exists)
        #expect(app.staticTexts["Saved"].waitForExistence(timeout: 0.5))
        #expect(!app.activityIndicators["SaveSpinner"].exists && app.buttons["Save"].isEnabled)
    }

    @Test("A saved name is there at the next launch, unless that forgets it")
    func savedName() {
        let field = app.textFields["ExampleTextField"]
        field.tap()
        field.typeText("Ada")
        app.buttons["Save"].tap()
        _ = app.staticTexts["Saved"].waitForExistence(timeout: 3)
        app.launch()
        app.tabBars.buttons["Other"].tap()
        #expect(field.value as? String == "Ada" && app.buttons["Save"].isEnabled)
        app.launchArguments = ["TABTestKit.Clean"]
        app.launch()
        app.logIn()
        app.tabBars.buttons["Other"].tap()
        #expect(field.value as? String == "Example text" && !app.buttons["Save"].isEnabled)
    }
}
