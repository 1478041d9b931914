import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Actions that steps and screens share", .robot) struct SharedActionTests {
    typealias Actor = Touchable & WaitAssertable

    /// A function of steps and of screens.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let call: @MainActor @Sendable (any Actor) -> Void

        init(_ name: String, _ expected: String..., call: @escaping @MainActor @Sendable (any Actor) -> Void)
        {
            testDescription = name
            self.expected = expected
            self.call = call
        }
    }

    nonisolated static let acts: [Row] = [
        Row("touchView", "touched Save") { $0.touchView(withIdentifier: "save") },
        Row("touchView by label", "tapped Link") { $0.touchView(withLabel: "Link") },
        Row("longPressView", "pressed Card") { $0.longPressView(withIdentifier: "card") },
        Row("longPressView by label", "pressed Card") { $0.longPressView(withLabel: "Card") },
        Row("swipeOn") { $0.swipeOn(identifier: "hint", direction: .left) },
        Row("setSwitch", "wifi is on") { $0.setSwitch(withIdentifier: "wifi", to: true) },
        Row("touchButton", "touched Save") { $0.touchButton(withIdentifier: "save", withLabel: "Save") },
        Row("touchTextField", "email has focus") {
            $0.touchTextField(withIdentifier: "email", withLabel: "Email")
        },
        Row("touchTextField by value", "digits has focus") {
            $0.touchTextField(withId: "digits", withValue: "12")
        },
        Row("touchTextField by name", "named has focus") { $0.touchTextField(withFieldName: "Nickname") },
        Row("clearText", "digits has focus", "digits: ") { $0.clearText(from: "digits") },
        Row("clearText by label", "email has focus") { $0.clearText(fromFieldWithLabel: "Email") },
        Row("clearText by value", "digits has focus", "digits: ") { $0.clearText(fromFieldWithValue: "12") },
        Row("clearText by id and value", "digits has focus", "digits: ") {
            $0.clearText(fromId: "digits", fromFieldWithValue: "12")
        },
        Row("clearMultiLineText", "notes has focus", "notes: ") { $0.clearMultiLineText(from: "notes") },
        Row("clearMultiLineText by value", "notes has focus", "notes: ") {
            $0.clearMultiLineText(fromFieldWithValue: "Old")
        },
        Row("enterText into an element", "email has focus", "email: a") {
            $0.enterText(intoElement: "email", withText: "a")
        },
        Row("enterText into an element by label", "email has focus", "email: a") {
            $0.enterText(intoElementWithLabel: "Email", withText: "a")
        },
        Row("enterText", "digits has focus", "digits: ", "digits: 3") {
            $0.enterText(into: "digits", withText: "3")
        },
        Row("enterMultiLineText", "notes has focus", "notes: ", "notes: b") {
            $0.enterMultiLineText(into: "notes", withText: "b")
        },
        Row("enterText, expecting", "digits has focus", "digits: ", "digits: 3") {
            $0.enterText(into: "digits", withText: "3x", andExpect: "3")
        },
        Row("enterText by value", "digits has focus", "digits: ", "digits: 3") {
            $0.enterText(intoFieldWithValue: "12", withText: "3")
        },
        Row("enterText by name", "named has focus", "named: b") {
            $0.enterText(intoFieldWithName: "Any name", withText: "b")
        },
        Row("waitForElement") { $0.waitForElement(withIdentifier: "save") },
        Row("waitForElement by label") { $0.waitForElement(withLabel: "Save") },
        Row("waitUntilElementIsTappable") { $0.waitUntilElementIsTappable(withIdentifier: "save") },
        Row("waitUntilElementIsTappable by label") { $0.waitUntilElementIsTappable(withLabel: "Save") },
        Row("waitUntilElementDoesNotExist") { $0.waitUntilElementDoesNotExist(withIdentifier: "gone") },
        Row("waitUntilElementDoesNotExist by label") { $0.waitUntilElementDoesNotExist(withLabel: "Gone") },
        Row("waitForAbsenceOfSoftwareKeyboard") { $0.waitForAbsenceOfSoftwareKeyboard() },
    ]

    @Test("Each action that steps and screens share does what it says", arguments: acts, [true, false])
    func met(_ row: Row, isScreen: Bool) {
        let played = play(ActionForm()) { _ in row.call(actor(isScreen)) }
        #expect(played == Played(log: row.expected))
    }

    nonisolated static let failures: [Row] = [
        Row("touchView", "Cannot look for an element: neither its id nor its label is given.") {
            $0.touchView()
        },
        Row(
            "touchView", #"Could not touch element with id "off" within 2 s."#,
            #"button "Off" #off cannot be touched: it is disabled."#
        ) { $0.touchView(withIdentifier: "off") },
        Row(
            "longPressView", #"Did not find element with label "Crd" within 2 s."#,
            #"No such label. Did you mean "Card"?"#
        ) { $0.longPressView(withLabel: "Crd") },
        Row("swipe", "Did not find scroll view within 2 s.", "Nothing like it is there.") {
            $0.swipe(direction: .up)
        },
        Row(
            "swipeOn", #"Did not find element with id "hnt" within 2 s."#,
            #"No such id. Did you mean "hint"?"#
        ) { $0.swipeOn(identifier: "hnt", direction: .up) },
        Row(
            "setSwitch", #"Did not find switch with id "wfi" within 2 s."#,
            #"No such id. Did you mean "wifi"?"#
        ) { $0.setSwitch(withIdentifier: "wfi", to: true) },
        Row("touchButton", "Cannot look for a button: neither its id nor its label is given.") {
            $0.touchButton()
        },
        Row(
            "touchButton", #"Did not find button with label "Sve" within 2 s."#,
            #"No such label. Did you mean "Save"?"#
        ) { $0.touchButton(withLabel: "Sve") },
        Row(
            "touchTextField", #"Did not find text field with id "save" within 2 s."#,
            #"button "Save" #save has this id, but is not a text field."#
        ) { $0.touchTextField(withIdentifier: "save") },
        Row(
            "touchTextField", #"Did not find text field with id "digits" and value "1" within 2 s."#,
            "Nothing has all of these at once; the id alone is there."
        ) { $0.touchTextField(withId: "digits", withValue: "1") },
        Row(
            "touchTextField", #"Did not find text field with field name "No" within 2 s."#,
            "Nothing like it is there."
        ) { $0.touchTextField(withFieldName: "No") },
        Row(
            "clearText", #"Could not clear text field with id "kept"."#,
            #"Clearing the text failed: the delegate of UITextField "Keep me" #kept refused that, in textFieldShouldClear(_:)."#
        ) { $0.clearText(from: "kept", fromFieldWithLabel: nil) },
        Row(
            "clearText", #"Did not find text field with value "13" within 2 s."#,
            #"No such value. Did you mean "12"?"#
        ) { $0.clearText(fromFieldWithValue: "13") },
        Row(
            "clearMultiLineText", #"Did not find multi-line text field with id "note" within 2 s."#,
            #"No such id. Did you mean "notes"?"#
        ) { $0.clearMultiLineText(from: "note") },
        Row(
            "enterText", #"Did not find element with id "emai" within 2 s."#,
            #"No such id. Did you mean "email"?"#
        ) { $0.enterText(intoElement: "emai", withText: "a") },
        Row(
            "enterText", #"Did not find element with label "Emai" within 2 s."#,
            #"No such label. Did you mean "Email"?"#
        ) { $0.enterText(intoElementWithLabel: "Emai", withText: "a") },
        Row(
            "enterText", #"Could not type "a" into text field with id "digits"."#,
            #"Typing "a" failed: the delegate of UITextField #digits refused "a", in textField(_:shouldChangeCharactersIn:replacementString:)."#
        ) { $0.enterText(into: "digits", withText: "a") },
        Row(
            "enterMultiLineText", #"Did not find multi-line text field with id "email" within 2 s."#,
            #"textField "Email" #email has this id, but is not a multi-line text field."#
        ) { $0.enterMultiLineText(into: "email", withText: "a") },
        Row(
            "enterText", #"Did not see "a" in text field with id "digits" within 2 s."#,
            #"It shows "" after typing "a"."#
        ) { $0.enterText(into: "digits", withText: "a", andExpect: "a") },
        Row(
            "enterText", #"Did not find text field with value "13" within 2 s."#,
            #"No such value. Did you mean "12"?"#
        ) { $0.enterText(intoFieldWithValue: "13", withText: "a") },
        Row(
            "enterText", #"Did not find text field with field name "No" within 2 s."#,
            "Nothing like it is there."
        ) { $0.enterText(intoFieldWithName: "No", withText: "a") },
        Row("select", "Did not find picker within 2 s.", "Nothing like it is there.") {
            $0.select(dropDownValue: "Pear")
        },
        Row("select", "Did not find picker within 2 s.", "Nothing like it is there.") {
            $0.select(dropDownValue: "Pear", inComponent: 1)
        },
        Row(
            "touchTableCell", #"Did not find row with label "Save" within 2 s."#,
            #"button "Save" #save has this label, but is not a row."#
        ) { $0.touchTableCell(withLabel: "Save") },
        Row(
            "waitForElement", #"Did not find element with id "sav" within 2 s."#,
            #"No such id. Did you mean "save"?"#
        ) { $0.waitForElement(withIdentifier: "sav") },
        Row("waitForElement", #"Cannot look for element with label "": the label is empty."#) {
            $0.waitForElement(withLabel: "")
        },
        Row(
            "waitUntilElementIsTappable", #"Could not touch element with id "off" within 2 s."#,
            #"button "Off" #off cannot be touched: it is disabled."#
        ) { $0.waitUntilElementIsTappable(withIdentifier: "off") },
        Row(
            "waitUntilElementIsTappable", #"Did not find element with label "Of" within 2 s."#,
            #"No such label. Did you mean "Off"?"#
        ) { $0.waitUntilElementIsTappable(withLabel: "Of") },
        Row(
            "waitUntilElementDoesNotExist", #"Still found element with id "hint" within 2 s."#,
            #"The element: staticText "A hint" #hint at (220 210; 150 40)."#
        ) { $0.waitUntilElementDoesNotExist(withIdentifier: "hint") },
        Row(
            "waitUntilElementDoesNotExist", #"Still found element with label "A hint" within 2 s."#,
            #"The element: staticText "A hint" #hint at (220 210; 150 40)."#
        ) { $0.waitUntilElementDoesNotExist(withLabel: "A hint") },
        Row(
            "waitForSoftwareKeyboard", "The software keyboard did not appear within 2 s.",
            "No view is first responder. Touch a text field first: ITouchTextBox(_:)."
        ) { $0.waitForSoftwareKeyboard() },
    ]

    @Test(
        "A shared action that cannot be performed fails once, and says why", arguments: failures,
        [true, false])
    func notMet(_ row: Row, isScreen: Bool) {
        let played = play(ActionForm()) { _ in row.call(actor(isScreen)) }
        #expect(played.failures == [row.expected.joined(separator: "\n")])
    }

    private func actor(_ isScreen: Bool) -> any Actor {
        isScreen ? NewsScreen(testCase: BaseTestCase(name: "Screen", testClosure: { _ in })) : When
    }

    @Test("Scroll views are swiped, rows touched and pickers turned")
    func others() {
        #expect(play(PagesStage()) { _ in When.swipe(direction: .left) } == Played(log: ["at 300, 0"]))
        #expect(
            play(ListStage()) { _ in When.touchTableCell(withLabel: "Row 30") }
                == Played(log: ["selected 30"]))
        let picked = play(DropDownStage()) { _ in
            When.touchTextField(withIdentifier: "food")
            When.waitForSoftwareKeyboard()
            When.select(dropDownValue: "Banana")
            When.select(dropDownValue: "Kale", inComponent: 1)
        }
        #expect(picked == Played(log: ["selected Banana", "selected Kale"]))
    }

    @Test("A negative component of a picker fails")
    func negativeComponent() {
        let played = play(DropDownStage()) { _ in
            When.touchTextField(withIdentifier: "food")
            When.select(dropDownValue: "Banana", inComponent: -1)
        }
        #expect(played.failures.count == 1)
        #expect(
            played.failures.first?.hasPrefix(
                """
                Could not select "Banana" in the picker.
                pick(title: "Banana", component: -1) failed on UIPickerView: it has 2 components, counted from 0.
                """) == true)
    }

    @Test("A failure is recorded at the line of the call")
    func lines() {
        let line: UInt = 4321
        let sites = sites(on: ActionForm()) {
            When.touchView(withIdentifier: "off", line: line)
            When.clearText(from: "kept", line: line)
            When.enterText(into: "digits", withText: "x", line: line)
            When.setSwitch(withIdentifier: "stubborn", to: true, line: line)
            When.waitForElement(withIdentifier: "nothing", line: line)
        }
        #expect(sites == Array(repeating: "SharedActionTests.swift:4321", count: 5))
    }
}
