import FailureReporting
import XCTest
import XCUIAutomation

extension XCTestCase {
    /// Answers the alerts that are shown, the system's first, until none is left.
    ///
    /// Of an alert's buttons it taps the only one, or else `Allow`, `OK` or the last.
    public nonisolated func hideAlertsIfNeeded(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        AlertAnswers(app).answerAll(at: CallSite(fileID, filePath, line, column))
    }
}

/// Answers the alerts that are shown, for tests that are not XCTest cases.
///
/// Of an alert's buttons it taps the only one, or else `Allow`, `OK` or the last, as the method of `XCTestCase` does.
public func hideAlertsIfNeeded(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    AlertAnswers(app).answerAll(at: CallSite(fileID, filePath, line, column))
}

/// Answers alerts, whatever they ask.
private struct AlertAnswers {
    private static let limit = 100

    private let app: XCUIApplication
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    init(_ app: XCUIApplication) {
        self.app = app
    }

    func answerAll(at site: CallSite) {
        OnMainActor.run(at: site) {
            for _ in 0..<Self.limit {
                guard let button else { return }
                guard StepsInOrder([{ button.tap() }]).run(at: site) else { return }
            }
            AutomationFailure(
                "hideAlertsIfNeeded() failed: one alert follows another, and \(Self.limit) were answered."
            ).record()
        }
    }

    private var button: XCUIElement? {
        let owner = springboard.alerts.firstMatch.exists ? springboard : app
        let buttons = owner.alerts.firstMatch.buttons
        let count = buttons.count
        guard count > 1 else { return count == 1 ? buttons.firstMatch : nil }
        for name in ["Allow", "OK"] where buttons[name].exists { return buttons[name].firstMatch }
        return buttons.element(boundBy: count - 1)
    }
}
