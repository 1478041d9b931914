import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing
import TimeLapse

@MainActor @Suite("AppContext", .tabTestKit(app: LinkedDelegate.self)) struct AppContextTests: DefaultContexts
{
    private static let notInBackground =
        "Failed waiting for App to become .runningBackground or .runningBackgroundSuspended: it is .notRunning."

    private var state: XCUIApplication.State { App.shared.state }

    @Test("The application is sent to the background and back, terminated and launched")
    func lifeCycle() {
        backgroundTheApp()
        #expect(state == .runningBackground)
        foregroundTheApp()
        #expect(state == .runningForeground)
        terminateTheApp()
        #expect(state == .notRunning)
        terminateTheApp()
        launchTheApp(clean: true)
        #expect(App.shared.launchArguments == ["TABTestKit.Clean"])
        launchTheApp(clean: false)
        #expect(state == .runningForeground && App.shared.launchArguments == [])
        relaunchTheApp()
        #expect(state == .runningForeground)
        foregroundTheApp()
        waitForApp(toBe: .runningForeground)
    }

    @Test("Steps take the functions by reference")
    func steps() {
        Given(I: backgroundTheApp)
        When(I: foregroundTheApp)
        And(I: relaunchTheApp)
        Then(I: terminateTheApp)
        #expect(
            ScenarioReport.current.description.split(separator: "\n").map { $0.prefix { $0 != "(" } } == [
                "✓ Given I background the app", "✓ When I foreground the app", "✓ And I relaunch the app",
                "✓ Then I terminate the app",
            ])
    }

    @Test("An application that is not running is foregrounded by a launch, and cannot be in the background")
    func notRunning() {
        terminateTheApp()
        let texts = failures {
            backgroundTheApp()
            relaunchTheApp()
        }
        #expect(texts == ["+1: \(Self.notInBackground)", "+2: \(Self.notInBackground)"])
        #expect(state == .notRunning)
        foregroundTheApp()
        #expect(state == .runningForeground)
    }

    @Test("Failures of functions by reference are at the step's line")
    func failingSteps() {
        terminateTheApp()
        let texts = failures {
            Given(I: backgroundTheApp)
        }
        #expect(
            texts == [
                "+1: Given I background the app: failed after 10 s of virtual time.\n\(Self.notInBackground)"
            ])
    }

    @Test("A state that does not come in time is a failure")
    func waiting() {
        let start = VirtualClock.current.now
        let texts = failures {
            waitForApp(toBe: .runningBackground)
            waitForApp(toBe: .notRunning, timeout: 2)
            waitForApp(toBe: .notRunning, timeout: -1)
        }
        #expect(
            texts == [
                "+1: App did not have the right state before the timeout. Expected .runningBackground, "
                    + "got .runningForeground.",
                "+2: App did not have the right state before the timeout. Expected .notRunning, "
                    + "got .runningForeground.",
                "+3: -1.0 is not a time-out in seconds, to wait for the application.",
            ])
        #expect(VirtualClock.current.now - start == .seconds(12))
    }

    @Test("The browser is opened if it is registered")
    func safari() {
        let texts = failures {
            openSafari()
            Given(I: openSafari)
        }
        let code = "XCUIApplication(bundleIdentifier: \"com.apple.mobilesafari\")"
        let missing = """
            \(code).launch() does not know which application to launch. Register it first:
            Try: XCUIApplication.register(AppDelegate.self, bundleIdentifier: "com.apple.mobilesafari")
            """
        #expect(texts == ["+1: \(missing)", "+2: Given I open safari: failed.\n\(missing)"])
        XCUIApplication.register(BrowserStub.self, bundleIdentifier: "com.apple.mobilesafari")
        openSafari()
        #expect(Safari().state == .runningForeground)
    }
}
