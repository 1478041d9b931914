import FailureReporting
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

/// The system's alerts that interrupt an action on an element.
@MainActor
enum Interruptions {
    private static let limit = 100

    /// Lets monitors handle the system's alerts, as XCUITest does; returns whether none is left, else that is recorded.
    static func handle(before action: ElementAction) -> Bool {
        // XCUITest acts only when the application is idle.
        UIApplication.shared.commit()
        letApplicationRest()
        guard !action.lookup.root.isSpringboard else { return true }
        for _ in 0..<limit {
            guard UIApplication.shared.systemScreen.alert != nil else { return true }
            let outcome = outcomeOfMonitors()
            guard outcome == .handled else {
                AutomationFailure(
                    "\(action.lookup.code).\(action.name) is interrupted: \(SystemAlertText.text(outcome))"
                ).record()
                return false
            }
            TimeLapse.waitForAnimationsToFinish()
        }
        action.fail("the system shows one alert after another: \(limit) were handled")
        return false
    }

    /// What the monitors made of an alert.
    enum Outcome: Equatable {
        case handled
        case refused
        /// A monitor returned `true`, but the alert is still shown.
        case leftOpen(String)
        /// A monitor's own action on the application met the alert that the monitor is there to handle.
        case nested(String)
    }

    private static func outcomeOfMonitors() -> Outcome {
        let world = AutomationWorld.current
        if let monitor = world.activeMonitor { return .nested(monitor.name) }
        let screen = UIApplication.shared.systemScreen
        let alert = XCUIApplication(bundleIdentifier: AutomationRoot.springboardIdentifier)
            .alerts.firstMatch
        let window = screen.alertWindow
        for monitor in world.monitors {
            world.activeMonitor = monitor
            let isHandled = monitor.handler(alert)
            world.activeMonitor = nil
            UIApplication.shared.commit()
            // Another alert may be shown now, which is offered to all of them again.
            if screen.alertWindow !== window { return .handled }
            if isHandled { return .leftOpen(monitor.name) }
        }
        return .refused
    }
}

/// What failures say of the system's alert.
@MainActor
enum SystemAlertText {
    static var current: String? { UIApplication.shared.systemScreen.alert.map { text($0, .refused) } }

    static func text(_ outcome: Interruptions.Outcome) -> String {
        UIApplication.shared.systemScreen.alert.map { text($0, outcome) } ?? ""
    }

    private static func text(_ alert: SystemAlert, _ outcome: Interruptions.Outcome) -> String {
        let kind = alert.permission == nil ? "the system's alert" : "the permission alert"
        let titles = alert.buttonTitles.map(\.literal)
        let buttons = "\(titles.count == 1 ? "button" : "buttons") \(titles.joined(separator: ", "))"
        let rest =
            switch outcome {
            case .refused, .handled: "is shown, and no interruption monitor handles it"
            case .leftOpen(let name):
                "is still shown, although the interruption monitor \(name.literal) returned true"
            case .nested(let name):
                "is shown while the interruption monitor \(name.literal) handles it. A monitor acts on the alert first"
            }
        return "\(kind) \(alert.title.literal) with the \(buttons) \(rest).\(cure(alert))"
    }

    private static func cure(_ alert: SystemAlert) -> String {
        let granted = alert.permission?.choices.first { $0.answer == .granted }?.title
        guard let choice = granted ?? alert.buttonTitles.last else { return "" }
        let springboard = "XCUIApplication(bundleIdentifier: \"\(AutomationRoot.springboardIdentifier)\")"
        return "\nTry: \(springboard).buttons[\(choice.literal)].tap()"
    }
}
