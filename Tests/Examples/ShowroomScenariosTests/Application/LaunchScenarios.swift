// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class LaunchScenarios: ShowroomTestCase {
    func test_stayingLoggedIn() {
        Scenario("Sending the app to the background") {
            Given(I: amLoggedIn)
            When(I: backgroundTheApp)
            Then(I: waitForApp(toBe: .runningBackground))
        }

        Scenario("Finding everything as it was when the app comes back") {
            When(I: foregroundTheApp)
            Then(I: see(tableScreen))
            And(I: doNotSee(loginScreen))
        }

        Scenario("Still being logged in after a relaunch") {
            When(I: relaunchTheApp)
            Then(I: see(tableScreen))
            And(I: doNotSee(loginScreen))
        }

        Scenario("Having to log in again after a clean launch") {
            Given(I: terminateTheApp)
            When(I: launchTheApp(clean: true))
            Then(I: see(loginScreen))
            And(I: doNotSee(tabBarScreen))
        }
    }

    func test_leavingDuringTheLogin() {
        Scenario("Coming back to the login") {
            Given(I: see(loginScreen))
            When(I: backgroundTheApp)
            And(I: foregroundTheApp)
            Then(I: see(loginScreen))
        }

        Scenario("Logging in after coming back") {
            When(I: logIn)
            Then(I: see(tableScreen))
        }
    }

    func test_keepingTheName() {
        Scenario("Saving a name") {
            Given(I: amLookingAtTheOtherElements)
            When(I: complete(otherScreen))
            Then(I: see(otherScreen.savedLabel))
        }

        Scenario("Finding the name after a relaunch") {
            When(I: relaunchTheApp)
            And(I: tap(tabBarScreen.otherTab))
            Then(the: value(of: otherScreen.nameField, is: "Ada"))
        }

        Scenario("Finding no name after a clean launch") {
            When(I: launchTheApp(clean: true))
            And(I: logIn)
            And(I: tap(tabBarScreen.otherTab))
            Then(the: value(of: otherScreen.nameField, is: "Example text"))
        }
    }
}
