import LocalAuthentication
import Robot
import Showroom
import Testing
import XCUIAutomation

@MainActor
@Suite("Logging in", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct LoginTests {
    private let app = XCUIApplication()
    private let device = SimulatedDevice.current

    /// The texts of the alert that is shown.
    private var alertTexts: [String] {
        app.alerts["Login failed"].staticTexts.allElementsBoundByIndex.map(\.label)
    }

    @Test("The login covers the tabs until the owner's face is recognized")
    func success() {
        app.launch()
        #expect(app.staticTexts["Welcome"].exists)
        #expect(app.staticTexts["Please log in with biometrics"].exists)
        #expect(!app.tabBars.firstMatch.exists)
        app.logIn()
        #expect(
            app.tabBars.buttons.allElementsBoundByIndex.map(\.label)
                == ["Table", "Collection", "Other", "Page"])
        #expect(!app.staticTexts["Welcome"].exists)
    }

    @Test("The welcome is a header")
    func header() {
        app.launch()
        let header = theOnlyView(withText("Welcome")).first
        #expect(header?.accessibilityTraits.contains(.header) == true)
    }

    @Test("The system asks for Face ID in the application's name, once")
    func permission() {
        app.launch()
        app.buttons["Log in"].tap()
        let question = "Do you want to allow “Showroom” to use Face ID?"
        #expect(XCUIApplication.springboard.alerts[question].exists)
        XCUIApplication.springboard.alerts[question].buttons["Allow"].tap()
        XCUIApplication.springboard.alerts.buttons["Cancel"].tap()
        app.alerts.buttons["OK"].tap()
        app.buttons["Log in"].tap()
        #expect(!XCUIApplication.springboard.alerts[question].exists)
        #expect(XCUIApplication.springboard.alerts["Face ID"].exists)
    }

    @Test("Without an enrolled face the login says so")
    func notEnrolled() {
        device.biometrics.isEnrolled = false
        app.launch()
        app.buttons["Log in"].tap()
        #expect(alertTexts == ["Login failed", "Biometrics are unavailable on this device"])
        app.alerts.buttons["OK"].tap()
        #expect(app.staticTexts["Welcome"].exists && !app.alerts.firstMatch.exists)
    }

    @Test("A user who does not allow Face ID has no biometrics")
    func denied() {
        app.launch()
        app.buttons["Log in"].tap()
        XCUIApplication.springboard.alerts.buttons["Don’t Allow"].tap()
        app.letTheAppAnswer()
        #expect(alertTexts == ["Login failed", "Biometrics are unavailable on this device"])
    }

    @Test("A face that is not recognized fails, and may try again")
    func failure() {
        app.launch()
        app.buttons["Log in"].tap()
        XCUIApplication.springboard.alerts.buttons["Allow"].tap()
        for _ in 1...3 { device.failFace() }
        app.letTheAppAnswer()
        #expect(alertTexts == ["Login failed", "Failed to authenticate"])
        app.alerts.buttons["OK"].tap()
        app.logIn()
        #expect(app.tabBars.firstMatch.exists)
    }

    @Test("Who has logged in need not do so again, unless the launch forgets it")
    func rememberedLogin() {
        app.launch()
        app.logIn()
        app.launch()
        #expect(app.tabBars.firstMatch.exists && !app.staticTexts["Welcome"].exists)
        app.launchArguments = ["TABTestKit.Clean"]
        app.launch()
        #expect(app.staticTexts["Welcome"].exists)
    }
}
