import CatalogueScreens
import Swerkin
import Testing

@MainActor @Suite("The catalogue in Swift Testing", .catalogue(tags: [.regression]))
struct TaggedTests {
    @Test("The application begins at home", .tags(.smoke))
    func home() {
        Given.IAmOnScreen(CataloguePresentableScreen.homeScreen)
        Then.IWaitToSeeScreen(CataloguePresentableScreen.homeScreen)
    }

    @Test(
        "Each screen of the catalogue is shown at once", .tags(.smoke),
        arguments: CataloguePresentableScreen.allCases)
    func rendering(_ screen: CataloguePresentableScreen) {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IWaitToSeeScreen(screen)
        let bar = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        let object = Given.testCase.screenPresenter.screen(screen)
        #expect(bar?.topViewController?.title == object?.name)
    }

    @Test("A button is touched", .tags(.smoke))
    func button() {
        Given.IAmOnScreen(CataloguePresentableScreen.buttonScreen)
        And.IRender(screen: CataloguePresentableScreen.buttonScreen)
        When.ITouchButton(ButtonScreen.View.enableButton.accessibilityIdentifier)
        Then.IShouldSeeElement(withLabel: "Enable Button Clicked")
    }

    @Test(
        "Names with digits have an error",
        arguments: [("Ada", false), ("4da", true), ("Ada1", true), ("Ádá", false)])
    func names(name: String, isBad: Bool) {
        Given.IAmOnScreen(CataloguePresentableScreen.textFieldScreen)
        And.IRender(screen: CataloguePresentableScreen.textFieldScreen)
        When.IEnterIntoTextFieldAndTouchButton("firstname_textField", text: name)
        if isBad {
            Then.IShouldSeeInlineError("firstname_error")
        } else {
            Then.IShouldNotSeeInlineError("firstname_error")
        }
    }

    @Test("A fruit and a vegetable are chosen")
    func dropDown() {
        Given.IAmOnScreen(CataloguePresentableScreen.dropDownScreen)
        And.IRender(screen: CataloguePresentableScreen.dropDownScreen)
        When.ISelectFromDropDown("textField", items: ["Watermelon", "Kale"])
        And.ITouchButtonBarButton(withLabel: "Done")
        Then.IShouldSeeTextField("textField", withText: "Watermelon Kale")
    }

    @Test("The flow asks a user to log in", .tags(.smoke))
    func flow() {
        Given.IAmOnScreen(CataloguePresentableScreen.endToEndScreen)
        And.IRender(screen: CataloguePresentableScreen.endToEndScreen)
        When.INavigate(
            fromScreen: CataloguePresentableScreen.endToEndScreen,
            toScreen: CataloguePresentableScreen.dropDownScreen)
        Then.IGoBack()
        And.IShouldSeeElement(withLabelMatchingPattern: "Welcome, .+")
    }

    @Test("What a task brings is waited for")
    func waiting() async {
        Given.IAmOnScreen(CataloguePresentableScreen.waitToSeeScreen)
        And.IRender(screen: CataloguePresentableScreen.waitToSeeScreen)
        And.ITouchButton("wait_to_see_loader")
        And.IWaitToSeeTappableElement("wait_to_see_scroll_loader")
        When.ITouchButton("wait_to_see_scroll_loader")
        await Task.yield()
        Then.IWaitToSeeTappableElement("wait_to_see_alert_button")
    }

    @Test("A row is touched")
    func row() {
        Given.IAmOnScreen(CataloguePresentableScreen.tableViewScreen)
        And.IRender(screen: CataloguePresentableScreen.tableViewScreen)
        When.ITouchRow(withLabel: "Broccoli")
        Then.IShouldSeeElement(withLabel: "Broccoli Clicked")
        And.ITouchButton(withLabel: "OK")
    }

    @Test("A sheet that is gone is not tested", .tags(.retired), .disabled("It is retired."))
    func retired() {
        When.ITouchButton("goneButton")
    }
}
