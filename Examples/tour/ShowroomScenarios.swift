// Where Apple's XCUITest is, TABTestKit is not built.
#if !canImport(Darwin)
import Showroom
import ShowroomScreens
import TABTestKit

/// A walk through the other example application, as scenarios, which print themselves as they end.
///
/// A step that fails ends the program.
struct ShowroomScenarios: DefaultContexts {
    func run() {
        XCUIApplication.register(AppDelegate.self, scene: SceneDelegate.self)
        logIn()
        openRow()
        save()
        turnPages()
        print("")
    }

    private func logIn() {
        Scenario("Logging in with Face ID") {
            Given(deviceBiometricsAreEnabled)
            And(I: launchTheApp(clean: true))
            When(I: tap(loginScreen.logInButton))
            And(I: tap("Allow", in: loginScreen.faceIDPermissionAlert))
            And(I: successfullyAuthenticateBiometrics)
            Then(I: see(the: tabBarScreen))
            And(the: numberOfTabs(in: tabBarScreen.tabBar, is: 4))
        }
    }

    private func openRow() {
        Scenario("Opening the last row") {
            Given(I: see(the: tableScreen))
            When(I: scroll(tableScreen, .downwards, until: tableScreen.lastRow, is: .exists, .hittable))
            And(I: tap(tableScreen.lastRow))
            Then(I: see(the: rowScreen))
        }
    }

    private func save() {
        Scenario("Saving a name, which takes two seconds") {
            Given(I: tap(tabBarScreen.otherTab))
            And(the: state(of: otherScreen.saveButton, isNot: .enabled))
            When(I: tap(otherScreen.nameField))
            And(I: type("Ada", into: otherScreen.nameField))
            And(I: tap(otherScreen.saveButton))
            Then(I: see(the: otherScreen.savedLabel))
        }
    }

    private func turnPages() {
        Scenario("Turning pages to the end") {
            Given(I: tap(tabBarScreen.pageTab))
            When(
                I: scroll(
                    pageScreen, .right, until: pageScreen.indicator, valueIs: "page 6 of 6"))
            Then(the: value(of: pageScreen.indicator, is: "page 6 of 6"))
        }
    }
}
#endif
