import CatalogueScreens
import Swerkin

final class TextViewSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.textFieldScreen
    private let notes = TextFieldScreen.View.infoTextView.accessibilityIdentifier

    func testTypingIntoTheTextView() {
        let text = "These are additional notes clarifying what exactly happened"
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.IEnterIntoMultiLineTextField(notes, text: text)
        Then.IShouldSeeElement(notes, withValue: text)
    }

    func testTypingSeveralLines() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IEnterIntoElement(withLabel: "notes", text: "One\nTwo")
        Then.IShouldSeeElement(containingValue: "One\nTwo")
    }

    func testClearingTheTextView() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IShouldSeeElement(notes)
        When.IClearMultiLineTextField(notes)
        And.IEnterIntoMultiLineTextField(notes, text: " ")
        And.ITouchButtonBarButton(withLabel: "done")
        Then.IShouldSeeElement(containingValue: " ")
        And.IShouldNotSeeElement(containingValue: "hello")
    }

    func testTouchingTheTextViewShowsTheKeyboard() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.ITouchElement(notes)
        Then.IShouldSeeElement(withLabel: "done")
        And.ITouchButtonBarButton(withLabel: "done")
    }

    func testItIsNoTextFieldOfOneLine() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IShouldSeeMultiLineTextField(notes)
        And.IShouldNotSeeTextField(notes)
        And.IShouldNotSeeMultiLineTextField(TextFieldScreen.View.firstNameTextField.accessibilityIdentifier)
    }
}
