import CatalogueScreens
import Swerkin

final class DropdownSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.dropDownScreen
    private let textField = DropdownScreen.View.textField.accessibilityIdentifier
    private let label = DropdownScreen.View.textField.accessibilityLabel
    private let placeholder = "Select Fruit/Veggie"

    // MARK: Setting the text

    func testSettingTheTextOfTheFieldWithAnIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISetDropDown(textField, toValue: "Banana")
        Then.IShouldSeeTextField(textField, withText: "Banana")
    }

    func testSettingTheTextOfTheFieldWithALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISetDropDown(withLabel: label, toValue: "Orange")
        Then.IShouldSeeTextField(textField, withText: "Orange")
    }

    func testSettingTheTextToAFruitAndAVegetable() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISetDropDown(textField, toValue: "Orange Broccoli")
        Then.IShouldSeeTextField(textField, withText: "Orange Broccoli")
    }

    func testSettingTheTextOfTheFieldWithAValue() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISetDropDown(withValue: placeholder, toValue: "Orange")
        Then.IShouldSeeTextField(textField, withText: "Orange")
    }

    func testSettingTheTextOfTheFieldWithAnIdentifierAndALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISetDropDown(textField, withLabel: label, toValue: "Orange")
        Then.IShouldSeeTextField(textField, withText: "Orange")
    }

    // MARK: Selecting the default

    func testSelectingTheDefaultOfTheFieldWithAnIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectDefaultValueFromDropDown(textField)
        Then.IShouldSeeTextField(textField, withText: "Apple")
    }

    func testSelectingTheDefaultOfTheFieldWithALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectDefaultValueFromDropDown(withLabel: label)
        Then.IShouldSeeTextField(textField, withText: "Apple")
    }

    func testSelectingTheDefaultOfTheFieldWithAnIdentifierAndALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectDefaultValueFromDropDown(textField, withLabel: label)
        Then.IShouldSeeTextField(textField, withText: "Apple")
    }

    func testSelectingTheDefaultOfTheFieldWithAnIdentifierAndAValue() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectDefaultValueFromDropDown(textField, withValue: placeholder)
        Then.IShouldSeeTextField(textField, withText: "Apple")
    }

    func testSelectingNothingFromTheFieldWithAnIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectEmptyValueFromDropDown(textField)
        Then.IShouldSeeTextField(textField, withText: "")
    }

    func testSelectingNothingFromTheFieldWithALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectEmptyValueFromDropDown(withLabel: label)
        Then.IShouldSeeTextField(textField, withText: "nothing")
    }

    // MARK: Turning the wheels

    func testTurningTheWheelOfTheFieldWithAnIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectFromDropDown(textField, item: "Banana")
        And.ITouchButtonBarButton(withLabel: "Done")
        Then.IShouldSeeTextField(textField, withText: "Banana")
    }

    func testTurningTheWheelOfTheFieldWithALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectFromDropDown(withLabel: label, item: "Orange")
        And.ITouchButtonBarButton(withLabel: "Done")
        Then.IShouldSeeTextField(textField, withText: "Orange")
    }

    func testTurningBothWheels() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectFromDropDown(textField, items: ["Orange", "Broccoli"])
        And.ITouchButtonBarButton(withLabel: "Done")
        Then.IShouldSeeTextField(textField, withText: "Orange Broccoli")
    }

    func testTurningTheWheelOfTheFieldWithAValue() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectFromDropDown(withValue: placeholder, item: "Orange")
        And.ITouchButtonBarButton(withLabel: "Done")
        Then.IShouldSeeTextField(textField, withText: "Orange")
    }

    func testTurningTheWheelOfTheFieldWithAnIdentifierAndALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ISelectFromDropDown(textField, withLabel: label, item: "Orange")
        And.ITouchButtonBarButton(withLabel: "Done")
        Then.IShouldSeeTextField(textField, withText: "Orange")
    }

    func testCancelTakesBackWhatTheWheelsChose() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        And.ISelectFromDropDown(textField, item: "Grapes")
        And.IShouldSeeTextField(textField, withText: "Grapes")
        When.ITouchButtonBarButton(withLabel: "Cancel")
        Then.IShouldSeeTextField(textField, withText: "nothing")
        And.IShouldSeeTextField(textField, withPlaceholder: placeholder)
    }
}
