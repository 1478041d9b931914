import FailureReporting
import Foundation
import HeadlessUIKit
import Robot
import TimeLapse

/// A handler of interruptions, which a test has added.
final class InterruptionMonitor: NSObject {
    let name: String
    let handler: (XCUIElement) -> Bool

    init(_ name: String, _ handler: @escaping (XCUIElement) -> Bool) {
        self.name = name
        self.handler = handler
    }
}

/// The system's alerts that stand in the way of an action on an element.
@MainActor
enum Interruptions {
    /// How many alerts in a row are handled before one action.
    private static let limit = 100

    /// Lets monitors handle the system's alerts, as XCUITest does when the next action meets one.
    ///
    /// - Returns: whether none is left; if one is, that has been recorded.
    static func handle(before action: ElementAction) -> Bool {
        UIApplication.shared.commit()
        guard !action.lookup.root.isSpringboard else { return true }
        for _ in 0..<limit {
            guard UIApplication.shared.systemScreen.alert != nil else { return true }
            guard isHandled() else {
                AutomationFailure(
                    "\(action.lookup.code).\(action.name) is interrupted: \(SystemAlertText.current ?? "")"
                ).record()
                return false
            }
            TimeLapse.waitForAnimationsToFinish()
        }
        action.fail("the system shows one alert after another: \(limit) were handled")
        return false
    }

    /// Whether a monitor handles the alert, the last one added first.
    private static func isHandled() -> Bool {
        let alert = XCUIApplication(AutomationRoot(bundleIdentifier: AutomationRoot.springboardIdentifier))
            .alerts.firstMatch
        let count = UIApplication.shared.systemScreen.waitingAlerts
        for monitor in AutomationWorld.current.monitors {
            guard monitor.handler(alert) else { continue }
            let screen = UIApplication.shared.systemScreen
            if screen.alert == nil || screen.waitingAlerts < count { return true }
        }
        return false
    }
}

/// What failures say of the system's alert.
@MainActor
enum SystemAlertText {
    static var current: String? {
        guard let alert = UIApplication.shared.systemScreen.alert else { return nil }
        let kind = alert.permission == nil ? "the system's alert" : "the permission alert"
        let titles = alert.buttonTitles.map(\.literal)
        let buttons = "\(titles.count == 1 ? "button" : "buttons") \(titles.joined(separator: ", "))"
        let choice = titles.last ?? ""
        return
            "\(kind) \(alert.title.literal) with the \(buttons) is shown, and no interruption monitor handles it."
            + "\nTry: XCUIApplication(bundleIdentifier: \"\(AutomationRoot.springboardIdentifier)\").buttons[\(choice)].tap()"
    }
}
