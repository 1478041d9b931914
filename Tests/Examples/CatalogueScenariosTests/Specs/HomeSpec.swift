import CatalogueScreens
import Swerkin

final class HomeSpec: CatalogueTestCase {
    override class var tags: [TestTag] { [.smoke] }

    func testTheApplicationBeginsAtHome() {
        Given.IAmOnScreen(CataloguePresentableScreen.homeScreen)
        Then.IWaitToSeeScreen(CataloguePresentableScreen.homeScreen)
        And.IShouldSeeElement(withLabel: "Components to test")
    }

    func testEachButtonLeadsToItsScreen() {
        let buttons: [(button: HomeScreen.View, screen: CataloguePresentableScreen)] = [
            (.buttonComponent, .buttonScreen), (.textFieldComponent, .textFieldScreen),
            (.inlineEditComponent, .inlineEditScreen), (.tappableComponent, .tappableScreen),
            (.swipeComponent, .swipeScreen), (.dropdownComponent, .dropDownScreen),
            (.waitToSeeComponent, .waitToSeeScreen), (.endToEndComponent, .endToEndScreen),
            (.tableComponent, .tableViewScreen),
        ]
        Given.IAmOnScreen(CataloguePresentableScreen.homeScreen)
        for (button, screen) in buttons {
            When.ITouchButton(button.accessibilityIdentifier)
            Then.IWaitToSeeScreen(screen)
            And.IGoBack()
        }
        Then.IWaitToSeeScreen(CataloguePresentableScreen.homeScreen)
    }
}
