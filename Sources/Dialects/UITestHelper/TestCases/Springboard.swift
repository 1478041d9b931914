import FailureReporting
import XCUIAutomation

/// The home screen of the device.
public enum Springboard {
    /// Deletes the applications with a name from the home screen by their icons; does nothing if there is none.
    ///
    /// - Parameter appName: the name under the icon.
    public static func deleteAppIfNeed(
        _ appName: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        OnMainActor.run(at: site) {
            springboard.activate()
            let icons = springboard.icons.matching(predicate: .label(.equals, appName))
            for _ in 0..<icons.count {
                let steps: [@MainActor () -> Void] = [
                    { icons.firstMatch.press(forDuration: 1.3) },
                    { springboard.buttons["Remove App"].tap() },
                    { springboard.alerts.buttons["Delete App"].tap() },
                    { springboard.alerts.buttons["Delete"].tap() },
                ]
                guard StepsInOrder(steps).run(at: site) else { return }
            }
        }
    }
}
