import CatalogueScreens
import Swerkin

final class WaitToSeeSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.waitToSeeScreen
    private let alertButton = WaitToSeeScreen.View.alertButton.accessibilityIdentifier
    private let firstLabel = WaitToSeeScreen.View.firstLabel.accessibilityIdentifier
    private let loader = WaitToSeeScreen.View.loader.accessibilityIdentifier
    private let scrollLoader = WaitToSeeScreen.View.scrollLoader.accessibilityIdentifier
    private let secondLabel = WaitToSeeScreen.View.secondLabel.accessibilityIdentifier
    private let sixthLabel = WaitToSeeScreen.View.sixthLabel.accessibilityIdentifier
    private let switchItem = WaitToSeeScreen.View.switchItem.accessibilityIdentifier
    private let firstText = "This label is the only item in the stackview initially"
    private let lastText = "This label is also togglable"

    func testTheScreenIsSeen() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IWaitToSeeScreen(screen)
    }

    func testWaitingForAPartOfALabel() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IWaitToSeeElement(withPartialLabel: "is the only item in")
    }

    func testWaitingForTheBeginningOfALabel() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IWaitToSeeElement(withLabelPrefix: "This label is the")
    }

    func testWaitingForTheEndOfALabel() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IWaitToSeeElement(withLabelSuffix: "the stackview initially")
    }

    func testWaitingForALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeElement(withLabel: firstText)
        Then.IShouldSeeLabel(firstLabel, withText: firstText)
    }

    func testWaitingUntilALabelDisappears() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchButton(loader)
        Then.IWaitUntilIDoNotSeeElement(
            withLabel: "This is just another label that is added by the above button")
    }

    func testWaitingUntilAnElementDisappears() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchButton(loader)
        Then.IWaitUntilIDoNotSeeElement(secondLabel)
    }

    func testWaitingForATappableElement() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchButton(loader)
        Then.IWaitToSeeTappableElement(scrollLoader)
    }

    func testWaitingForATappableElementWithALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchButton(loader)
        Then.IWaitToSeeTappableElement(withLabel: "This button loads more items to force scrolling")
    }

    func testWaitingForAnAlert() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton(loader)
        And.IWaitToSeeTappableElement(scrollLoader)
        And.ITouchButton(scrollLoader)
        And.IWaitToSeeTappableElement(alertButton)
        When.ITouchButton(alertButton)
        Then.IWaitToSeeAlert()
        And.ITouchElement(withLabel: "Cancel")
        And.IWaitToSeeScreen(screen)
    }

    func testWaitingForAnElement() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton(loader)
        And.IWaitToSeeTappableElement(scrollLoader)
        When.ITouchButton(scrollLoader)
        Then.IWaitToSeeElement(switchItem)
    }

    func testWaitingForAValue() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton(loader)
        And.IWaitToSeeTappableElement(scrollLoader)
        When.ITouchButton(scrollLoader)
        Then.IWaitToSeeElement(withValue: "1")
    }

    func testWaitingForSeconds() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton(loader)
        And.IWaitToSeeTappableElement(scrollLoader)
        When.ITouchButton(scrollLoader)
        Then.IWaitForSeconds(5)
        And.IShouldSeeButton(alertButton, isEnabled: true)
    }

    func testScrollingDownToTheLastLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton(loader)
        And.IWaitToSeeTappableElement(scrollLoader)
        When.ITouchButton(scrollLoader)
        Then.IScrollDownUntilISeeElement(withLabel: lastText)
        And.IShouldBeAbleToTouchElement(withText: lastText)
    }

    func testTheSwitchHidesTheFirstAndTheLastLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton(loader)
        And.IWaitToSeeTappableElement(scrollLoader)
        And.ITouchButton(scrollLoader)
        And.IWaitToSeeTappableElement(switchItem)
        When.IToggleSwitch(switchItem, to: false)
        Then.IWaitUntilIDoNotSeeElement(firstLabel)
        And.IShouldNotSeeElement(sixthLabel)
        When.IToggleSwitch(switchItem, to: true)
        Then.IWaitToSeeElement(firstLabel)
    }

    func testThePicturesHaveLabels() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ITouchButton(loader)
        And.IWaitToSeeTappableElement(scrollLoader)
        And.IShouldNotSeeImage("wait_to_see_first_image")
        When.ITouchButton(scrollLoader)
        Then.IShouldSeeImage("wait_to_see_first_image", withLabel: "Calendar")
        And.IShouldSeeImage("wait_to_see_second_image", withLabel: "Photo")
    }
}
