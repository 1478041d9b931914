import AVFoundation
import Robot
import XCTest
import XCUIAutomation

/// Monitors as a test case adds and removes them.
final class InterruptionTestCaseTests: RobotTestCase {
    override var applicationUnderTest: ApplicationUnderTest? { ApplicationUnderTest(TestedDelegate.self) }

    private func ask(for media: AVMediaType) {
        MainActor.assumeIsolated { AVCaptureDevice.requestAccess(for: media) { _ in } }
    }

    func testMonitors() {
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        let app = XCUIApplication()
        app.launch()
        let monitor = addUIInterruptionMonitor(withDescription: "Camera") { alert in
            alert.buttons["Allow"].tap()
            return true
        }
        ask(for: .video)
        XCTAssertTrue(springboard.alerts.firstMatch.exists)
        app.buttons["Save"].tap()
        XCTAssertFalse(springboard.alerts.firstMatch.exists)
        removeUIInterruptionMonitor(monitor)
        ask(for: .audio)
        springboard.buttons["Don’t Allow"].tap()
        app.buttons["Save"].tap()
        XCTAssertEqual(
            MainActor.assumeIsolated { TestedDelegate.log }, ["Notes launched", "Notes saved", "Notes saved"])
    }
}
