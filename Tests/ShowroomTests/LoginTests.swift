import LocalAuthentication
import Robot
import Showroom
import Testing
import XCUIAutomation

@MainActor
@Suite("Logging in to the showroom", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct LoginTests {
    private let app = XCUIApplication()
    private let device = SimulatedDevice.current

    @Test("The login covers the tabs until the owner's face is recognized")
    func success() {
        app.launch()
        #expect(app.staticTexts["Welcome"].exists)
        #expect(app.staticTexts["Please log in with biometrics"].exists)
        #expect(!app.tabBars.firstMatch.exists)
        app.logIn()
        #expect(
            app.tabBars.buttons.allElementsBoundByIndex.map(\.label) == [
                "Table", "Collection", "Other", "Page",
            ])
        #expect(!app.staticTexts["Welcome"].exists)
    }
}
