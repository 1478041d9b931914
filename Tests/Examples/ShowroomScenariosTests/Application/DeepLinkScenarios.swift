// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ShowroomScreens
import TABTestKit

class DeepLinkScenarios: ShowroomTestCase {
    private let otherLink = URL(string: "showroom://other")!
    private let pageLink = URL(string: "showroom://page")!
    private let rowLink = URL(string: "showroom://table/1/3")!

    func test_openingLinksWhileTheAppRuns() {
        Scenario("Opening a link to a tab") {
            Given(I: amLookingAtTheTable)
            When(I: open(otherLink))
            Then(I: see(otherScreen))
        }

        Scenario("Opening a link to a row") {
            When(I: open(rowLink))
            Then(I: see(rowScreen))
            And(I: see(rowScreen.label(ofRow: 3, inSection: 1)))
        }

        Scenario("Going back from the row to the table") {
            When(I: dismiss(rowScreen))
            Then(I: see(tableScreen))
        }

        Scenario("Opening a link while an alert is shown") {
            Given(I: tap(tabBarScreen.otherTab))
            And(I: tap(otherScreen.alertButton))
            And(I: see(otherScreen.alert))
            When(I: open(pageLink))
            Then(I: see(pageScreen))
            And(I: doNotSee(otherScreen.alert))
        }
    }

    func test_openingLinksWhileTheAppIsInTheBackground() {
        Scenario("Opening a link brings the app to the foreground") {
            Given(I: amLookingAtTheTable)
            And(I: backgroundTheApp)
            When(I: open(pageLink))
            Then(I: waitForApp(toBe: .runningForeground))
            And(I: see(pageScreen))
        }
    }

    func test_openingLinksWhileTheAppDoesNotRun() {
        Scenario("Opening a link launches the app") {
            Given(I: amLookingAtTheTable)
            And(I: terminateTheApp)
            When(I: open(rowLink))
            Then(I: waitForApp(toBe: .runningForeground))
            And(I: see(rowScreen))
            And(I: see(rowScreen.label(ofRow: 3, inSection: 1)))
        }
    }

    func test_openingLinksWhileLoggedOut() {
        Scenario("Having to log in before the target of a link is shown") {
            Given(I: see(loginScreen))
            When(I: open(rowLink))
            Then(I: see(loginScreen))
            And(I: doNotSee(rowScreen))
        }

        Scenario("Seeing the target of the link after the login") {
            When(I: logIn)
            Then(I: see(rowScreen))
        }
    }

    func test_completingSeveralScreens() {
        Scenario("Logging in and saving a name on the way that a link leads") {
            Given(I: open(otherLink))
            And(deviceBiometricsAreEnabled)
            When(I: complete(loginScreen, otherScreen))
            Then(I: see(otherScreen.savedLabel))
        }
    }
}
