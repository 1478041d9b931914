import CatalogueScreens
import Swerkin

final class TappableSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.tappableScreen
    private let checkBox = TappableScreen.View.checkBox.accessibilityIdentifier
    private let toggleSwitch = TappableScreen.View.toggleSwitch.accessibilityIdentifier
    private let toggleSwitch2 = TappableScreen.View.toggleSwitch2.accessibilityIdentifier
    private let link = TappableScreen.View.link.accessibilityIdentifier
    private let infoButton = TappableScreen.View.infoButton.accessibilityIdentifier
    private let doneButton = TappableScreen.View.doneButton.accessibilityIdentifier
    private let popUpButton = TappableScreen.View.popUpButton.accessibilityIdentifier
    private let hello = TappableScreen.View.helloLabel.accessibilityIdentifier

    func testACheckBoxIsTapped() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITapCheckbox(checkBox)
        Then.IShouldSeeElement(withLabel: "CheckBox tapped")
    }

    func testACheckBoxIsTappedTwice() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITapCheckbox(checkBox)
        When.ITapCheckbox(checkBox)
        Then.IShouldSeeElement(withLabel: "CheckBox Untapped")
    }

    func testASwitchIsTurnedOn() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IToggleSwitch(toggleSwitch, to: true)
        Then.IShouldSeeElement(withLabel: "Switch1 is ON")
    }

    func testASwitchIsTurnedOff() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IToggleSwitch(toggleSwitch2, to: false)
        Then.IShouldSeeElement(withLabel: "Switch2 is OFF")
    }

    func testASwitchThatIsOnAlreadyIsNotTapped() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IToggleSwitch(toggleSwitch2, to: true)
        Then.IShouldSeeElement(withLabel: "Nothing touched")
    }

    func testALongPressOnTheElementWithAnIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ILongPressElement(link)
        Then.IShouldSeeElement(withLabel: "Long Button Pressed")
    }

    func testALongPressOnTheElementWithALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ILongPressElement(withLabel: "Long Press")
        Then.IShouldSeeElement(withLabel: "Long Button Pressed")
    }

    // MARK: Bar buttons

    func testABarButtonIsFoundByItsTitle() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchButtonBarButton(withLabel: "Done")
        Then.IShouldSeeElement(withLabel: "Done bar button item")
    }

    func testTheMiddleOfABarButton() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchMiddleOf(doneButton)
        Then.IShouldSeeElement(withLabel: "Done bar button item")
    }

    func testABarButtonShowsAnAlert() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchElement(infoButton)
        Then.IWaitToSeeAlert()
        And.IShouldSeeElement(withLabel: "Info Button Pressed")
        And.ITouchButton(withLabel: "OK")
    }

    func testTheMiddleOfTheTouchPad() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchMiddleOf("touchPad")
        Then.IShouldSeeElement(withLabel: "Middle touched")
    }

    // MARK: What is presented

    func testAPopoverIsDismissed() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchElement(popUpButton)
        Then.IShouldSeeLabel(hello, withText: "Hello")
        And.IDismissPopoverElement()
        And.IShouldNotSeeElement(hello)
    }

    func testAPopoverIsDismissedAsAModal() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchElement(popUpButton)
        Then.IShouldSeeLabel(hello, withText: "Hello")
        And.IDismissModal()
        And.IShouldNotSeeElement(hello)
    }

    func testASheetIsDismissed() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton("sheetButton")
        And.IShouldSeeLabel("sheetLabel", withText: "Good morning")
        When.IDismissModal()
        Then.IShouldNotSeeElement("sheetLabel")
    }

    func testThePermissionIsGiven() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton("permissionButton")
        When.ITouchAllowSystemAlert()
        Then.IShouldSeeElement(withLabel: "Notifications allowed")
    }
}
