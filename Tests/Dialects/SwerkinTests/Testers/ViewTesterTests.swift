import Foundation
import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("The view tester", .robot) struct ViewTesterTests {
    private static nonisolated var tester: KIFUIViewTestActor { When.viewTester }

    nonisolated static let acts: [ActionCase] = [
        ActionCase("tapping by the id", "touched Save") { tester.usingIdentifier("save").tap() },
        ActionCase("tapping by label and traits", "touched Save") {
            tester.usingLabel("Save").usingTraits(.button).tap()
        },
        ActionCase("tapping by the value", "digits has focus") { tester.usingValue("12").tap() },
        ActionCase("pressing", "pressed Card") { tester.usingLabel("Card").longPress() },
        ActionCase("setting the text", "digits has focus", "digits: 99") {
            tester.usingIdentifier("digits").setText("99")
        },
        ActionCase("setting no text", "digits has focus", "digits: ") {
            tester.usingIdentifier("digits").setText("")
        },
        ActionCase("setting the text of a text view", "notes has focus", "notes: New") {
            tester.usingIdentifier("notes").setText("New")
        },
        ActionCase("typing", "digits has focus", "digits: 123") {
            tester.usingIdentifier("digits").enterText("3")
        },
        ActionCase("clearing", "digits has focus", "digits: ") {
            tester.usingIdentifier("digits").clearText()
        },
        ActionCase("clearing and typing", "digits has focus", "digits: ", "digits: 7") {
            tester.usingIdentifier("digits").clearAndEnterText("7")
        },
        ActionCase("a switch", "wifi is on") { tester.usingIdentifier("wifi").setSwitchOn(true) },
        ActionCase("swiping") { tester.usingIdentifier("hint").swipe(in: .up) },
        ActionCase("tapping the screen", "touched Save") { tester.tapScreen(at: CGPoint(x: 95, y: 130)) },
        ActionCase("waiting for a view") {
            #expect(tester.usingIdentifier("save").waitForView() is UIButton)
        },
        ActionCase("waiting for a view to touch") {
            #expect(tester.usingLabel("Save").waitForTappableView() is UIButton)
        },
        ActionCase("waiting for no view") { tester.usingIdentifier("gone").waitForAbsenceOfView() },
        ActionCase("waiting for animations") { tester.waitForAnimationsToFinish() },
        ActionCase("waiting") { tester.wait(forTimeInterval: 0.5) },
        ActionCase("the keyboard", "email has focus") {
            tester.waitForAbsenceOfSoftwareKeyboard()
            tester.usingIdentifier("email").tap()
            tester.waitForSoftwareKeyboard()
        },
        ActionCase("asking for views") {
            #expect(tester.view(withIdentifier: "save") is UIButton)
            #expect(tester.view(withLabel: "A hint") is UILabel)
            #expect(tester.usingIdentifier("wifi").view is UISwitch)
            #expect(When.UITester.view(withIdentifier: "gone") == nil)
            #expect(tester.view == nil)
            #expect(tester.view(withLabel: "") == nil)
        },
    ]

    @Test("Each function of the view tester does what it says", arguments: acts)
    func met(_ row: ActionCase) {
        #expect(play(ActionForm()) { _ in row.step() } == Played(log: row.expected))
    }

    nonisolated static let failures: [ActionCase] = [
        ActionCase("no element", "Cannot look for an element: neither its id nor its label is given.") {
            tester.tap()
        },
        ActionCase(
            "no such element", "Did not find element with label \"Sav\" and traits .button within 2 s.",
            "No such label. Did you mean \"Save\"?"
        ) { tester.usingLabel("Sav").usingTraits(.button).tap() },
        ActionCase(
            "other traits", "Did not find element with label \"A hint\" and traits .button within 2 s.",
            "Nothing has all of these at once; the label alone is there."
        ) { tester.usingLabel("A hint").usingTraits(.button).longPress() },
        ActionCase(
            "a text that is refused", "Could not set the text of element with id \"digits\" to \"x\".",
            "The delegate of UITextField \"12\" #digits refused it,"
                + " in textField(_:shouldChangeCharactersIn:replacementString:)."
        ) { tester.usingIdentifier("digits").setText("x") },
        ActionCase(
            "an element that takes no text", "Could not set the text of element with id \"save\" to \"x\".",
            "setText failed: UIButton \"Save\" #save takes no text: neither it nor anything else became first responder"
                + " when it was tapped."
        ) { tester.usingIdentifier("save").setText("x") },
        ActionCase(
            "typing what is refused", "Could not type \"x\" into element with id \"digits\".",
            "Typing \"x\" failed: the delegate of UITextField \"12\" #digits refused \"x\","
                + " in textField(_:shouldChangeCharactersIn:replacementString:)."
        ) { tester.usingIdentifier("digits").enterText("x") },
        ActionCase(
            "clearing what refuses", "Could not clear element with id \"kept\".",
            "Clearing the text failed: the delegate of UITextField \"Keep me\" #kept refused that,"
                + " in textFieldShouldClear(_:)."
        ) { tester.usingIdentifier("kept").clearText() },
        ActionCase(
            "typing after clearing what refuses", "Could not clear element with id \"kept\".",
            "Clearing the text failed: the delegate of UITextField \"Keep me\" #kept refused that,"
                + " in textFieldShouldClear(_:)."
        ) { tester.usingIdentifier("kept").clearAndEnterText("x") },
        ActionCase(
            "not a switch", "Did not find switch with id \"save\" within 2 s.",
            "button \"Save\" #save has this id, but is not a switch."
        ) { tester.usingIdentifier("save").setSwitchOn(true) },
        ActionCase(
            "swiping on nothing", "Did not find element with id \"nothing\" within 2 s.",
            "Nothing like it is there."
        ) { tester.usingIdentifier("nothing").swipe(in: .left) },
        ActionCase(
            "a point outside the screen", "Could not tap at (1000, 20).",
            "tapOn found nothing to touch at (1000, 20) of UIWindow."
        ) { tester.tapScreen(at: CGPoint(x: 1000, y: 20)) },
        ActionCase(
            "a point that is not a number", "Could not tap at (nan, 20).",
            "tapOn cannot touch (nan, 20) of UIWindow: that is not a point."
        ) { tester.tapScreen(at: CGPoint(x: CGFloat.nan, y: 20)) },
        ActionCase(
            "nothing to dismiss", "Did not find anything to dismiss within 2 s.",
            "No view controller is presented."
        ) { tester.dismissPopover() },
        ActionCase("no alert of the system", "Did not find an alert of the system within 2 s.") {
            #expect(!tester.acknowledgeSystemAlert())
        },
        ActionCase(
            "no view", "Did not find element with id \"sav\" within 2 s.",
            "No such id. Did you mean \"save\"?"
        ) {
            #expect(tester.usingIdentifier("sav").waitForView() == nil)
        },
        ActionCase(
            "no view to touch", "Could not touch element with id \"off\" within 2 s.",
            "button \"Off\" #off cannot be touched: it is disabled."
        ) { #expect(tester.usingIdentifier("off").waitForTappableView() == nil) },
        ActionCase(
            "a view that stays", "Still found element with id \"hint\" within 2 s.",
            "The element: staticText \"A hint\" #hint at (220 210; 150 40)."
        ) { tester.usingIdentifier("hint").waitForAbsenceOfView() },
        ActionCase(
            "a time that is not a number",
            "Cannot wait for nan s: it must be a number of seconds from 0 to 1,000,000,000."
        ) { tester.wait(forTimeInterval: .nan) },
        ActionCase(
            "a time below 0",
            "Cannot wait for -0.5 s: it must be a number of seconds from 0 to 1,000,000,000."
        ) { tester.wait(forTimeInterval: -0.5) },
        ActionCase(
            "no keyboard", "The software keyboard did not appear within 2 s.",
            "No view is first responder. Touch a text field first: ITouchTextBox(_:)."
        ) { tester.waitForSoftwareKeyboard() },
        ActionCase(
            "a keyboard that stays", "The software keyboard did not disappear within 2 s.",
            "UITextField \"Email\" #email is still first responder."
        ) {
            tester.usingIdentifier("email").tap()
            tester.waitForAbsenceOfSoftwareKeyboard()
        },
    ]

    @Test("A function of the view tester that cannot do it fails once, and says why", arguments: failures)
    func notMet(_ row: ActionCase) {
        let played = play(ActionForm()) { _ in row.step() }
        #expect(played.failures == [row.expected.joined(separator: "\n")])
    }

    @Test("The view tester dismisses a popover, and answers an alert of the system")
    func dismissing() {
        #expect(
            play(PresentingStage(.popover)) { _ in When.viewTester.dismissPopover() }
                == Played(log: ["dismissed"]))
    }

    @Test("A failure of the view tester is recorded at the line of the call")
    func line() {
        let line: UInt = 4321
        let sites = sites(on: ActionForm()) {
            When.viewTester.usingIdentifier("save").setText("x", line: line)
            When.viewTester.usingIdentifier("kept").clearText(line: line)
            When.viewTester.tapScreen(at: CGPoint(x: -1, y: -1), line: line)
            When.viewTester.usingIdentifier("digits").enterText("x", line: line)
            When.viewTester.wait(forTimeInterval: -1, line: line)
            When.viewTester.waitForSoftwareKeyboard(line: line)
        }
        #expect(sites == Array(repeating: "ViewTesterTests.swift:4321", count: 5))
    }
}
