import CatalogueScreens
import Swerkin

final class ButtonSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.buttonScreen
    private let enableButton = ButtonScreen.View.enableButton.accessibilityIdentifier
    private let disableButton = ButtonScreen.View.disableButton.accessibilityIdentifier
    private let highLightedButton = ButtonScreen.View.highLightedButton.accessibilityIdentifier
    private let selectButton = ButtonScreen.View.selectButton.accessibilityIdentifier
    private let result = ButtonScreen.View.result.accessibilityIdentifier

    func testTheEnabledButtonIsThere() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(enableButton)
    }

    func testTheDisabledButtonIsThere() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(disableButton)
    }

    func testAButtonIsFoundByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(withLabel: ButtonScreen.View.enableButton.accessibilityLabel)
        And.IShouldSeeButton(enableButton, withLabel: "Enable Button")
    }

    func testAButtonContainsAText() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(enableButton, containsText: "Enable")
    }

    func testAnUnknownButtonIsNotThere() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IShouldNotSeeButton("saveButton")
        And.IShouldNotSeeButton(result)
    }

    // MARK: States

    func testTheEnabledButtonIsEnabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(enableButton, isEnabled: true)
    }

    func testTheDisabledButtonIsDisabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(disableButton, isEnabled: false)
    }

    func testTheEnabledButtonIsEnabledByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(withLabel: "Enable Button", isEnabled: true)
    }

    func testTheDisabledButtonIsDisabledByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(withLabel: "Disable Button", isEnabled: false)
    }

    func testOneButtonIsHighlightedAndTheOthersAreNot() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeButton(highLightedButton, isHighlighted: true)
        And.IShouldSeeButton(enableButton, isHighlighted: false)
    }

    func testAButtonIsSelectedByEverySecondTouch() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchButton(selectButton)
        Then.IShouldSeeElement(selectButton, withTrait: .selected)
        When.ITouchButton(selectButton)
        Then.IShouldSeeElement(selectButton, withTrait: .button)
    }

    // MARK: Touches

    func testTouchingAButtonByItsIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        And.IShouldSeeButton(enableButton)
        When.ITouchButton(enableButton)
        Then.IShouldSeeElement(withLabel: "Enable Button Clicked")
    }

    func testTouchingAButtonByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.ITouchButton(withLabel: "Enable Button")
        Then.IShouldSeeElement(withLabel: "Enable Button Clicked")
    }

    func testTouchingAButtonByItsIdentifierAndLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.IWaitToSeeScreen(screen)
        When.ITouchButton(enableButton, withLabel: "Enable Button")
        Then.IShouldSeeElement(withLabel: "Enable Button Clicked")
    }

    func testTheHighlightedButtonStaysHighlightedWhenItIsTouched() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchButton(highLightedButton)
        Then.IShouldSeeLabel(result, withText: "Highlighted Clicked")
        And.IShouldSeeButton(highLightedButton, isHighlighted: true)
    }
}
