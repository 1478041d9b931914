import CatalogueScreens
import Swerkin

final class InlineEditSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.textFieldScreen
    private let firstName = TextFieldScreen.View.firstNameTextField.accessibilityIdentifier
    private let firstNameError = TextFieldScreen.View.firstNameError.accessibilityIdentifier
    private let lastNameError = TextFieldScreen.View.lastNameError.accessibilityIdentifier
    private let text = "This is an error label"

    func testAnErrorIsSeen() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IEnterIntoTextField(firstName, text: "John1")
        When.ITouchButtonBarButton(withLabel: "done")
        Then.IShouldSeeInlineError(firstNameError)
    }

    func testAnErrorIsNotSeen() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldNotSeeInlineError(lastNameError)
    }

    func testAnErrorHasItsText() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IEnterIntoTextField(firstName, text: "John1")
        When.ITouchButtonBarButton(withLabel: "done")
        Then.IShouldSeeInlineError(firstNameError, withText: text)
    }

    func testAnErrorWithItsTextIsNotSeen() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldNotSeeInlineError(lastNameError, withText: text)
    }

    func testAnErrorIsSeenByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IEnterIntoTextField(firstName, text: "John1")
        When.ITouchButtonBarButton(withLabel: "done")
        Then.IShouldSeeInlineError(withLabel: text)
    }

    func testAnErrorIsNotSeenByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldNotSeeInlineError(withLabel: text)
    }

    func testAnErrorContainsAText() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IEnterIntoTextField(firstName, text: "John1")
        When.ITouchButtonBarButton(withLabel: "done")
        Then.IShouldSeeInlineError(firstNameError, containingText: "error")
    }

    func testAGoodNameTakesTheErrorAway() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IEnterIntoTextField(firstName, text: "John1")
        And.ITouchButtonBarButton(withLabel: "done")
        And.IShouldSeeInlineError(firstNameError)
        When.IEnterIntoTextField(firstName, text: "John")
        And.ITouchButtonBarButton(withLabel: "done")
        Then.IShouldNotSeeInlineError(firstNameError)
    }

    // MARK: Two names

    func testTwoErrorsAreSeenAtOnce() {
        let screen = CataloguePresentableScreen.inlineEditScreen
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IEnterIntoTextField(InlineEditScreen.View.firstNameTextField.accessibilityIdentifier, text: "4da")
        When.ITouchButtonBarButton(withLabel: "done")
        Then.IShouldSeeInlineError(
            InlineEditScreen.View.firstNameError.accessibilityIdentifier,
            withText: "A first name has letters only")
        And.IShouldSeeInlineError(
            InlineEditScreen.View.lastNameError.accessibilityIdentifier, containingText: "last name")
    }

    func testOnlyTheFieldThatIsLeftEmptyHasAnError() {
        let screen = CataloguePresentableScreen.inlineEditScreen
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IEnterIntoTextField(InlineEditScreen.View.firstNameTextField.accessibilityIdentifier, text: "Ada")
        When.ILeaveEmptyTextField(InlineEditScreen.View.lastNameTextField.accessibilityIdentifier)
        Then.IShouldSeeInlineError(withLabel: "A last name has letters only")
        And.IShouldNotSeeInlineError(withLabel: "A first name has letters only")
    }
}
