import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

/// A screen without anything of its own.
@MainActor
private final class PlainScreen: Screen {
    var test: BaseTestCase
    let trait = "save"
    let name = "Order"

    init(testCase: BaseTestCase) { test = testCase }

    func renderScreen() {}
    func entryPathSegments() -> [PathSegment] { [] }
}

/// A question about the screen of an order, and the answer.
private struct Question: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: Bool
    let ask: @MainActor @Sendable (any Assertable) -> Bool

    init(_ name: String, _ answer: Bool, _ ask: @escaping @MainActor @Sendable (any Assertable) -> Bool) {
        testDescription = name
        self.answer = answer
        self.ask = ask
    }

    static let elements = [
        Question("id", true) { $0.elementExists(withIdentifier: "save") },
        Question("other id", false) { $0.elementExists(withIdentifier: "Save") },
        Question("empty id", false) { $0.elementExists(withIdentifier: "") },
        Question("label", true) { $0.elementExists(withLabel: "3 items") },
        Question("other label", false) { $0.elementExists(withLabel: "3") },
        Question("empty label", false) { $0.elementExists(withLabel: "") },
        Question("id and label", true) { $0.elementExists(withIdentifier: "total", withLabel: "3 items") },
        Question("id and another's label", false) {
            $0.elementExists(withIdentifier: "save", withLabel: "3 items")
        },
        Question("id and trait", true) { $0.elementExists(withIdentifier: "remove", withTrait: .notEnabled) },
        Question("id and no such trait", false) {
            $0.elementExists(withIdentifier: "save", withTrait: .selected)
        },
        Question("id and value", true) { $0.elementExists(withIdentifier: "gift", withValue: "1") },
        Question("id and other value", false) { $0.elementExists(withIdentifier: "gift", withValue: "0") },
        Question("prefix", true) { $0.elementExists(withLabelPrefix: "3 i") },
        Question("no prefix", false) { $0.elementExists(withLabelPrefix: "items") },
        Question("suffix", true) { $0.elementExists(withLabelSuffix: "tems") },
        Question("no suffix", false) { $0.elementExists(withLabelSuffix: "3 i") },
        Question("part of a label", true) { $0.elementExists(withPartialLabel: " it") },
        Question("no part of a label", false) { $0.elementExists(withPartialLabel: "Items") },
        Question("pattern", true) { $0.elementExists(withLabelMatchingPattern: #"\d items"#) },
        Question("pattern of a part", false) { $0.elementExists(withLabelMatchingPattern: #"\d"#) },
        Question("part of a value", true) { $0.elementExists(withValue: "@example") },
        Question("no part of a value", false) { $0.elementExists(withValue: "@sample") },
        Question("absent id", true) { $0.elementDoesNotExist(withIdentifier: "cart") },
        Question("present id", false) { $0.elementDoesNotExist(withIdentifier: "save") },
        Question("absent label", true) { $0.elementDoesNotExist(withLabel: "Cart") },
        Question("present label", false) { $0.elementDoesNotExist(withLabel: "3 items") },
        Question("no such label displayed", true) { $0.elementDoesNotDisplay(withLabel: "Cart") },
        Question("label displayed", false) { $0.elementDoesNotDisplay(withLabel: "3 items") },
        Question("tappable label", true) { $0.elementIsTappable(withLabel: "Save order") },
        Question("disabled label", false) { $0.elementIsTappable(withLabel: "Remove") },
        Question("tappable id", true) { $0.elementIsTappable(withIdentifier: "save") },
        Question("no such id to tap", false) { $0.elementIsTappable(withIdentifier: "cart") },
        Question("selected label", true) { $0.elementIsSelected(withLabel: "Shop") },
        Question("label not selected", false) { $0.elementIsSelected(withLabel: "Remove") },
        Question("selected id", true) { $0.elementIsSelected(withIdentifier: "logo") },
        Question("id not selected", false) { $0.elementIsSelected(withIdentifier: "save") },
        Question("selected id, misspelt", true) { $0.elementIsSelected(withIdetifier: "logo") },
        Question("id not selected, misspelt", false) { $0.elementIsSelected(withIdetifier: "save") },
        Question("disabled", true) { $0.elementIsNotEnabled(withLabel: "Remove") },
        Question("not disabled", false) { $0.elementIsNotEnabled(withLabel: "Save order") },
    ]

    static let kinds = [
        Question("button label", true) { $0.buttonExists(withLabel: "Save order") },
        Question("label of a label", false) { $0.buttonExists(withLabel: "3 items") },
        Question("button id", true) { $0.buttonExists(withIdentifier: "save") },
        Question("id of a switch", false) { $0.buttonExists(withIdentifier: "gift") },
        Question("button id and label", true) {
            $0.buttonExists(withIdentifier: "save", withLabel: "Save order")
        },
        Question("button id and other", false) {
            $0.buttonExists(withIdentifier: "save", withLabel: "Remove")
        },
        Question("part of a title", true) { $0.uiButton(withIdentifier: "save", containsText: "order") },
        Question("no part of a title", false) { $0.uiButton(withIdentifier: "save", containsText: "Order") },
        Question("image", true) { $0.imageExists(withIdentifier: "logo", withLabel: "Shop") },
        Question("image of any label", true) { $0.imageExists(withIdentifier: "logo") },
        Question("image of other label", false) { $0.imageExists(withIdentifier: "logo", withLabel: "Logo") },
        Question("id of a label, for an image", false) { $0.imageExists(withIdentifier: "total") },
        Question("label", true) { $0.uiLabelExists(withIdentifier: "total") },
        Question("id of a button", false) { $0.uiLabelExists(withIdentifier: "save") },
        Question("text", true) { $0.uiLabel(withIdentifier: "total", hasText: "3 items") },
        Question("part as text", false) { $0.uiLabel(withIdentifier: "total", hasText: "3") },
        Question("part of a text", true) { $0.uiLabel(withIdentifier: "total", containsText: "3") },
        Question("no part of a text", false) { $0.uiLabel(withIdentifier: "total", containsText: "4") },
        Question("row label", true) { $0.tableCellExists(withLabel: "A loaf") },
        Question("row title", true) { $0.tableCellExists(withLabel: "Milk") },
        Question("title of a row with a label", false) { $0.tableCellExists(withLabel: "Bread") },
        Question("row id", true) { $0.tableCellExists(withIdentifier: "milkRow") },
        Question("id of a label, for a row", false) { $0.tableCellExists(withIdentifier: "total") },
        Question("row id and label", true) {
            $0.tableCellExists(withIdentifier: "breadRow", withLabel: "A loaf")
        },
        Question("row id and other", false) {
            $0.tableCellExists(withIdentifier: "breadRow", withLabel: "Milk")
        },
    ]

    static let fields = [
        Question("shown text", true) { $0.textField(hasText: "ada@example.com") },
        Question("shown placeholder", true) { $0.textField(hasText: "Coupon code") },
        Question("hidden placeholder", false) { $0.textField(hasText: "you@example.com") },
        Question("value of a text view", false) { $0.textField(hasText: "Ring twice") },
        Question("text by id", true) { $0.textField(withIdentifier: "email", hasText: "ada@example.com") },
        Question("placeholder as text", false) {
            $0.textField(withIdentifier: "coupon", hasText: "Coupon code")
        },
        Question("no text", true) { $0.textField(withIdentifier: "coupon", hasText: "") },
        Question("text by label", true) { $0.textField(withLabel: "Email", hasText: "ada@example.com") },
        Question("other text by label", false) { $0.textField(withLabel: "Email", hasText: "ada") },
        Question("value by id", true) { $0.textField(withIdentifier: "coupon", hasValue: "Coupon code") },
        Question("other value by id", false) { $0.textField(withIdentifier: "coupon", hasValue: "") },
        Question("value by label", true) { $0.textField(withLabel: "Email", hasValue: "ada@example.com") },
        Question("other value by label", false) { $0.textField(withLabel: "Email", hasValue: "Ada") },
        Question("label by id", true) { $0.textField(withIdentifier: "email", hasLabel: "Email") },
        Question("other label by id", false) { $0.textField(withIdentifier: "email", hasLabel: "Name") },
        Question("placeholder", true) {
            $0.textField(withIdentifier: "email", hasPlaceholder: "you@example.com")
        },
        Question("other placeholder", false) {
            $0.textField(withIdentifier: "email", hasPlaceholder: "Name")
        },
        Question("field", true) { $0.textFieldExists(withIdentifier: "email") },
        Question("id of a text view", false) { $0.textFieldExists(withIdentifier: "notes") },
        Question("text view", true) { $0.multiLineTextFieldExists(withIdentifier: "notes") },
        Question("id of a field", false) { $0.multiLineTextFieldExists(withIdentifier: "email") },
        Question("focus by id", true) { $0.textFieldIsFocused(withIdentifier: "email") },
        Question("no focus by id", false) { $0.textFieldIsFocused(withIdentifier: "coupon") },
        Question("focus by label", true) { $0.textFieldIsFocused(withLabel: "Email") },
        Question("focus by name", true) { $0.textFieldIsFocused(withFieldName: "you@example.com") },
        Question("focus by a label inside", true) { $0.textFieldIsFocused(withFieldName: "Required") },
        Question("no focus by name", false) { $0.textFieldIsFocused(withFieldName: "Coupon code") },
    ]
}

@MainActor @Suite("Checks that screens and steps share", .robot) struct AssertableTests {
    private let screen = OrderScreen()

    init() {
        screen.logo.accessibilityTraits.insert(.selected)
        let mark = UILabel()
        mark.text = "Required"
        screen.email.addSubview(mark)
        screen.email.becomeFirstResponder()
    }

    @Test(
        "A screen and the steps answer alike, at once",
        arguments: Question.elements + Question.kinds + Question.fields)
    fileprivate func answers(_ question: Question) {
        let page = PlainScreen(testCase: BaseTestCase(name: "none", testClosure: { _ in }))
        #expect(question.ask(page) == question.answer)
        #expect(question.ask(Then) == question.answer)
        #expect(VirtualClock.current.now.offset == .zero)
    }

    @Test("Texts are read, and are empty where there is none")
    func texts() {
        #expect(Then.uiLabelText(for: "total") == "3 items")
        #expect(Then.uiLabelText(for: "save") == "")
        #expect(Then.uiButtonText(for: "save") == "Save order")
        #expect(Then.uiButtonText(for: "total") == "")
        #expect(Then.textFieldText(for: "email") == "ada@example.com")
        #expect(Then.textFieldText(for: "coupon") == "")
        #expect(Then.textFieldText(forLabel: "Email") == "ada@example.com")
        #expect(Then.textFieldPlaceholder(for: "coupon") == "Coupon code")
        #expect(Then.textFieldPlaceholder(for: "total") == "")
    }

    @Test("A text that is not a regular expression is a failure at the caller's line")
    func badPattern() {
        let line = #line + 1
        let failures = FailureCollector.failures { _ = Then.elementExists(withLabelMatchingPattern: "[") }
        #expect(
            failures.map(\.text) == [
                #"Cannot look for element with label matching "[": that is not a regular expression."#
            ])
        #expect(failures.map { $0.site?.line } == [UInt(line)])
    }

    @Test("A field that is not there is a failure at the caller's line")
    func noField() {
        let line = #line + 2
        let failures = FailureCollector.failures {
            #expect(!Then.textFieldIsFocused(withIdentifier: "notes"))
        }
        #expect(
            failures.map(\.text) == [
                """
                Did not find text field with id "notes".
                textField #notes has this id, but is not a text field.
                """
            ])
        #expect(failures.map { $0.site?.line } == [UInt(line)])
        #expect(
            failureTexts { _ = Then.textFieldIsFocused(withFieldName: "Name") } == [
                "Did not find text field with field name \"Name\".\nNothing like it is there."
            ])
        #expect(
            failureTexts { _ = Then.textFieldIsFocused(withLabel: "Emial") } == [
                "Did not find text field with label \"Emial\".\nNo such label. Did you mean \"Email\"?"
            ])
    }
}

@Suite("Checks off the main actor", .robot) struct NonisolatedAssertionTests {
    private static func makeScreen() async {
        await MainActor.run { _ = OrderScreen() }
    }

    @Test("Functions and steps hop to the main actor, and wait")
    func offMain() async {
        await MainActor.run {
            let screen = OrderScreen()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                MainActor.assumeIsolated { screen.total.text = "4 items" }
            }
        }
        #expect(Then.buttonExists(withIdentifier: "save"))
        #expect(Then.uiLabelText(for: "total") == "3 items")
        #expect(Then.element(withIdentifier: "total") != nil)
        Then.IShouldSeeLabel("total", withText: "4 items")
        Then.IShouldSeeButton("remove", isEnabled: false)
        Then.IShouldNotSeeElement("cart")
    }

    @Test("A failure off the main actor is recorded once, at the caller's line")
    func failure() async {
        await Self.makeScreen()
        let line = #line + 1
        let failures = FailureCollector.failures { Then.IShouldSeeLabel("total", withText: "5 items") }
        #expect(failures.map { $0.site?.line } == [UInt(line)])
        #expect(
            failures.map(\.text) == [
                """
                Then IShouldSeeLabel(_:withText:): total, 5 items: failed after 2 s of virtual time.
                Expected label with id "total" to have text "5 items", but its text is "3 items".
                """
            ])
    }
}
