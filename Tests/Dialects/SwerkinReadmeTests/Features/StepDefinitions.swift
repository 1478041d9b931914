import Swerkin

/// The step definitions that "Step Definitions" lists, each under its signature.
///
/// The README has `IAmOnScreen(screen:)` there, and `IAmOnScreen(_:)` in all of its tests, as the library has.
class StepDefinitions: ExampleTestCase {
    func testSetup() {
        //func IAmOnScreen(screen: PresentableScreen)
        Given.IAmOnScreen(ExamplePresentableScreen.homeScreen)
        //func IRender(screen: PresentableScreen)
        And.IRender(screen: ExamplePresentableScreen.homeScreen)
        preconditions[.loggedIn] = true
        //func INavigate(fromScreen: PresentableScreen, toScreen:PresentableScreen)
        And.INavigate(
            fromScreen: ExamplePresentableScreen.homeScreen, toScreen: ExamplePresentableScreen.dropDownScreen
        )
        Then.IShouldSeeTextField("textField", withText: "")
        XCTAssertTrue(
            ScenarioReport.current.description.contains(
                "Path followed: Homescreen->Buttonscreen->Dropdownscreen"))
    }

    func testActions() {
        Given.IRender(screen: ExamplePresentableScreen.buttonScreen)
        //public func ITouchButton(_ buttonId: String)
        When.ITouchButton("enableButton")
        And.IWaitToSeeScreen(ExamplePresentableScreen.dropDownScreen)
        And.IRender(screen: ExamplePresentableScreen.buttonScreen)
        //public func ITouchButton(withLabel buttonLabel: String)
        And.ITouchButton(withLabel: "Enable Button")
        And.IWaitToSeeScreen(ExamplePresentableScreen.dropDownScreen)
        And.IRender(screen: ExamplePresentableScreen.textFieldScreen)
        //public func IEnterIntoTextField(_ id: String, text: String)
        And.IEnterIntoTextField("firstname_textField", text: "Ada")
        Then.IShouldSeeTextField("firstname_textField", withText: "Ada")
    }

    func testAssertions() {
        Given.IRender(screen: ExamplePresentableScreen.buttonScreen)
        //public func IShouldSeeButton(_ buttonId: String)
        Then.IShouldSeeButton("enableButton")
        //public func IShouldSeeButton(withLabel buttonLabel: String)
        And.IShouldSeeButton(withLabel: "Enable Button")
        And.IRender(screen: ExamplePresentableScreen.textFieldScreen)
        //public func IShouldSeeTextField(_ textFieldId: String, withText text: String)
        And.IShouldSeeTextField("firstname_textField", withText: "John")
    }
}
