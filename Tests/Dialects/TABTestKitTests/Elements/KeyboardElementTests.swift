import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// The software keyboard and its keys.
@MainActor @Suite("The keyboard as an element", .robot) struct KeyboardElementTests {
    private let window = UIWindow.createWindowForTesting()

    private func edit(_ type: UIKeyboardType = .default) -> UITextField {
        let field = window.add(UITextField(), "field", y: 100)
        field.keyboardType = type
        field.autocapitalizationType = .none
        TextField(id: "field").tap()
        return field
    }

    @Test(
        "The keyboard's type is the one that the field asks for",
        arguments: [
            (UIKeyboardType.default, Keyboard.KeyboardType.regular), (.asciiCapable, .regular),
            (.namePhonePad, .regular), (.numberPad, .numberPad), (.asciiCapableNumberPad, .numberPad),
            (.decimalPad, .decimalPad), (.emailAddress, .emailAddress), (.phonePad, .phonePad),
            (.numbersAndPunctuation, .numbersAndPunctuation), (.twitter, .twitter), (.URL, .url),
            (.webSearch, .webSearch),
        ])
    func type(_ type: UIKeyboardType, is expected: Keyboard.KeyboardType) {
        _ = edit(type)
        #expect(keyboard.keyboardType == expected)
    }

    @Test("Without a keyboard its type is regular, which is a failure")
    func missing() {
        var type = Keyboard.KeyboardType.url
        #expect(
            firstLines(2) { type = keyboard.keyboardType } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Keyboard does not exist.
                There is no element of type .keyboard.
                """
            ])
        #expect(type == .regular)
        #expect(
            firstLines { keyboard.a.tap() } == [
                "Failed awaiting element to be exists with timeout 30.0: Key \"a\" in Keyboard does not exist."
            ])
    }

    /// A key, and a keyboard that has it.
    struct NamedKey: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let type: UIKeyboardType
        let key: Keyboard.Key
        let typed: String

        init(_ name: String, _ type: UIKeyboardType, _ key: Keyboard.Key, types typed: String) {
            (testDescription, self.type, self.key, self.typed) = (name, type, key, typed)
        }

        static let all = [
            NamedKey("decimal", .decimalPad, keyboard.decimal, types: "."),
            NamedKey("a", .default, keyboard.a, types: "a"),
            NamedKey("moreNumbers", .default, keyboard.moreNumbers, types: ""),
            NamedKey("moreLetters", .numbersAndPunctuation, keyboard.moreLetters, types: ""),
            NamedKey("phonePadShift", .phonePad, keyboard.phonePadShift, types: ""),
            NamedKey("space", .default, keyboard.space, types: " "),
            NamedKey("at", .emailAddress, keyboard.at, types: "@"),
            NamedKey("hash", .twitter, keyboard.hash, types: "#"),
            NamedKey("zero", .numberPad, keyboard.zero, types: "0"),
            NamedKey("dotCom", .URL, keyboard.dotCom, types: ".com"),
            NamedKey("forwardSlash", .URL, keyboard.forwardSlash, types: "/"),
            NamedKey("exclamation", .numbersAndPunctuation, keyboard.exclamation, types: "!"),
        ]
    }

    @Test("Each named key is on a keyboard, and types", arguments: NamedKey.all)
    func key(_ named: NamedKey) {
        let field = edit(named.type)
        named.key.waitFor(.exists, .hittable, .visible, timeout: 0)
        named.key.tap()
        #expect(field.text == named.typed)
    }

    @Test("Keys that show other keys work, and the return key is a button")
    func planes() {
        let field = edit()
        keyboard.moreNumbers.tap()
        keyboard.zero.tap()
        keyboard.moreLetters.tap()
        keyboard.key("b").tap()
        keyboard.key("delete").tap()
        keyboard.a.tap()
        #expect(field.text == "0a")
        #expect(!keyboard.key("return").determine(.exists, timeout: 0))
        var isDone = false
        field.addAction(UIAction { _ in isDone = true }, for: .editingDidEndOnExit)
        keyboard.key("return", isActuallyButton: true).tap()
        #expect(isDone)
    }

    @Test("A phone pad has its symbols behind a key")
    func phonePad() {
        let field = edit(.phonePad)
        keyboard.phonePadShift.tap()
        keyboard.key("*").tap()
        #expect(field.text == "*")
        keyboard.phonePadShift.tap()
        keyboard.zero.tap()
        #expect(field.text == "*0")
    }

    @Test("The top of the keyboard is a part of the screen's height; there is no prediction bar")
    func top() {
        _ = edit()
        keyboard.waitFor(.visible, timeout: 0)
        let frame = keyboard.underlyingXCUIElement.frame
        // A point above it, so that a drag which starts there meets no key.
        let top = (frame.minY - 1) / XCUIDevice.shared.frame.height
        #expect(keyboard.topCoordinate == CGVector(dx: 0.5, dy: top))
        #expect((0.4...0.8).contains(keyboard.topCoordinate.dy))
        keyboard.predictionBar.waitFor(not: .exists, .visible, timeout: 0)
    }
}
