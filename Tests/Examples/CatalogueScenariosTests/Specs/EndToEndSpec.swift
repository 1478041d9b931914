import CatalogueScreens
import Swerkin

final class EndToEndSpec: CatalogueTestCase {
    private let start = CataloguePresentableScreen.endToEndScreen
    private let end = CataloguePresentableScreen.dropDownScreen

    func testTheFlowOfAUserWhoIsLoggedIn() {
        preconditions[.loggedIn] = true
        Given.IAmOnScreen(start)
        And.IRender(screen: start)
        And.IShouldSeeLabel("sessionLabel", withText: "You are logged in.")
        When.INavigate(fromScreen: start, toScreen: end)
        Then.IWaitToSeeScreen(end)
        XCTAssertEqual(path, "End to end->Waits->Tappables->Buttons->Drop-downs")
    }

    func testTheFlowOfAUserWhoLogsIn() {
        preconditions[.loggedIn] = false
        Given.IAmOnScreen(start)
        And.IRender(screen: start)
        And.IShouldSeeLabel("sessionLabel", withText: "You are not logged in.")
        When.INavigate(fromScreen: start, toScreen: end)
        Then.IWaitToSeeScreen(end)
        XCTAssertEqual(path, "End to end->Log in->Drop-downs")
    }

    func testTheFlowWithoutPreconditionsIsTheShortestOne() {
        Given.IAmOnScreen(start)
        And.IRender(screen: start)
        When.INavigate(fromScreen: start, toScreen: end)
        Then.IWaitToSeeScreen(end)
        XCTAssertEqual(path, "End to end->Log in->Drop-downs")
    }

    func testAPartOfTheFlow() {
        preconditions[.loggedIn] = true
        Given.IAmOnScreen(start)
        And.IRender(screen: start)
        When.INavigate(fromScreen: start, toScreen: CataloguePresentableScreen.tappableScreen)
        Then.IShouldSeeButton(TappableScreen.View.popUpButton.accessibilityIdentifier)
        XCTAssertEqual(path, "End to end->Waits->Tappables")
    }

    func testGoingBackThroughTheFlow() {
        preconditions[.loggedIn] = false
        Given.IAmOnScreen(start)
        And.IRender(screen: start)
        And.INavigate(fromScreen: start, toScreen: end)
        When.IGoBack()
        Then.IShouldSeeLabel(LogInScreen.View.greeting.accessibilityIdentifier, withText: "Welcome, Ada")
        When.IGoBack()
        Then.IShouldSeeLabel("sessionLabel", withText: "You are logged in.")
    }

    func testLoggingOutAndIn() {
        Given.IWaitToSeeScreen(CataloguePresentableScreen.homeScreen)
        And.ITouchButtonBarButton(withLabel: "Log Out")
        When.ITouchButtonBarButton(withLabel: "Log In")
        And.IEnterIntoTextField(withFieldName: "Name", text: "Ada")
        And.ITouchButton(LogInScreen.View.logInButton.accessibilityIdentifier)
        Then.IWaitToSeeScreen(CataloguePresentableScreen.homeScreen)
        And.IShouldSeeButton("sessionButton", withLabel: "Log Out")
    }

    /// The screens of the path that was followed, as the report has them.
    private var path: String? {
        let lines = ScenarioReport.current.description.split(separator: "\n")
        let mark = "Path followed: "
        return lines.lazy.compactMap { line in
            line.range(of: mark).map { String(line[$0.upperBound...]) }
        }.first
    }
}
