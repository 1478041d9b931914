import CatalogueScreens
import Swerkin

final class TextFieldSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.textFieldScreen
    private let firstName = TextFieldScreen.View.firstNameTextField.accessibilityIdentifier
    private let lastName = TextFieldScreen.View.lastNameTextField.accessibilityIdentifier
    private let label = "first name text Field"

    func testTheFieldIsThere() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(firstName)
    }

    func testTheFieldWithALabelHasAText() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(withLabel: label, withText: "John")
    }

    func testTheFieldHasALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(firstName, withLabel: label)
    }

    func testTheFieldHasAValue() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(firstName, withValue: "John")
    }

    func testTheFieldWithALabelHasAValue() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(withLabel: label, andValue: "John")
    }

    func testTheFieldHasAPlaceholder() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(firstName, withPlaceholder: "Enter Name")
    }

    // MARK: States

    func testTheFieldIsNotFocusedAtFirst() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(firstName, isFocused: false)
    }

    func testTheFieldIsFocusedAfterATouch() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.ITouchElement(firstName)
        Then.IShouldSeeTextField(firstName, isFocused: true)
        And.IShouldSeeTextField(withFieldName: "Enter Name", isFocused: true)
    }

    func testTheFieldWithALabelIsNotFocusedAtFirst() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(withLabel: label, isFocused: false)
    }

    func testTheFieldWithALabelIsFocusedAfterATouch() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.ITouchElement(firstName)
        Then.IShouldSeeTextField(withLabel: label, isFocused: true)
    }

    func testOneFieldIsEnabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(firstName, isEnabled: true)
    }

    func testTheOtherFieldIsDisabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeTextField(lastName, isEnabled: false)
    }

    // MARK: Typing

    func testTypingReplacesTheText() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IShouldSeeTextField(firstName)
        When.IEnterIntoTextField(firstName, text: "Johann")
        Then.IShouldSeeTextField(firstName, withValue: "Johann")
    }

    func testTypingIntoTheFieldWithAValue() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IEnterIntoTextField(withValue: "John", text: "Ada")
        Then.IShouldSeeTextField(firstName, withText: "Ada")
    }

    func testTypingSeveralTimes() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IEnterIntoTextField(firstName, text: "ha", numberOfTimes: 3, andSeeItNumberOfTimes: 3)
        Then.IShouldSeeTextField(firstName, withText: "hahaha")
    }

    func testTypingHidesTheKeyboardIfThatIsAskedFor() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IEnterIntoTextField(firstName, text: "Ada", andDismissKeyboard: true)
        Then.IShouldSeeTextField(firstName, isFocused: false)
        And.IShouldSeeTextField(firstName, withText: "Ada")
    }

    func testTypingAndTouchingTheButtonAboveTheKeyboard() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.IEnterIntoTextFieldAndTouchButton(firstName, text: "Johann")
        And.IWaitUntilIDoNotSeeElement(withLabel: "done")
        Then.IShouldNotSeeElement(withLabel: "done")
    }

    func testClearing() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IEnterIntoTextField(firstName, text: "John Doe")
        When.IClearTextField(firstName)
        Then.IShouldSeeTextField(firstName, withPlaceholder: "Enter Name")
        And.IShouldSeeTextField(firstName, withText: "nothing")
    }

    // MARK: The keyboard

    func testTouchingTheFieldShowsTheKeyboard() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.ITouchTextBox(firstName)
        Then.IShouldSeeElement(withLabel: "done")
        And.waitForSoftwareKeyboard()
    }

    func testTheButtonAboveTheKeyboardHidesIt() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.ITouchTextBox(firstName)
        When.ITouchButtonBarButton(withLabel: "done")
        Then.waitForAbsenceOfSoftwareKeyboard()
    }

    func testATouchBesideTheFieldHidesTheKeyboard() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchTextBox(withFieldName: "first name text Field")
        When.IDismissKeyboard()
        Then.IShouldSeeTextField(firstName, isFocused: false)
    }
}
