import Foundation
import HeadlessUIKit
import Showroom
import ShowroomScreens
import TABTestKit
import Testing

@MainActor
@Suite(
    "An app that was never launched",
    .tabTestKit(
        app: AppDelegate.self, scene: SceneDelegate.self,
        preLaunchSetup: { _ in AppDelegate.declare(in: .shared) }))
struct FirstLaunchTests: ShowroomContext {
    private let pageLink = URL(string: "showroom://page")!

    @Test(
        "Opening a link before the first launch launches the application, and shows its target after login"
    )
    func link() {
        Scenario("Opening a link launches the app, which asks for the login") {
            Given(I: waitForApp(toBe: .notRunning))
            When(I: open(pageLink))
            Then(I: waitForApp(toBe: .runningForeground))
            And(I: see(loginScreen))
        }

        Scenario("Seeing the target of the link after the login") {
            When(I: logIn)
            Then(I: see(pageScreen))
        }
    }

    @Test("Launching by hand shows the login")
    func byHand() {
        Scenario("Launching the app") {
            Given(I: waitForApp(toBe: .notRunning))
            When(I: launchTheApp(clean: false))
            Then(I: see(loginScreen))
        }
    }
}
