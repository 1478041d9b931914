import FailureReporting
import HeadlessUIKit
import Robot
import ViewQuery

/// Waits for alerts: the application's, and the system's.
struct AlertWait {
    private let action: StepAction

    init(at site: CallSite) {
        action = StepAction(at: site)
    }

    @discardableResult
    func appears() -> Bool {
        action.wait(Timeouts.waiting, "Did not find an alert", details: { reasons }) { isAlertVisible() }
    }

    @MainActor
    private var reasons: [String] {
        if let alert = SystemScreen.current.alert {
            return [
                "The system shows an alert: \(alert.title.debugDescription). Try: ITouchAllowSystemAlert()"
            ]
        }
        return TopController.presented.map { ["\(type(of: $0)) is presented instead."] }
            ?? ["No view controller is presented."]
    }

    /// Waits for an alert of the system, and touches the button that allows what it asks for; none is a failure.
    ///
    /// Of an alert that asks for no permission, it is the button with the title `Allow` or `OK`, or else the last one.
    @discardableResult
    func allowSystemAlert() -> Bool {
        let isThere = action.wait(
            Timeouts.validation, "Did not find an alert of the system",
            details: {
                isAlertVisible()
                    ? ["The application shows an alert of its own. Try: ITouchElement(withLabel:)"] : []
            }
        ) { SystemScreen.current.alert != nil }
        guard isThere else { return false }
        let site = action.site
        return action.perform("Could not answer the system's alert.") {
            guard let alert = SystemScreen.current.alert, let window = SystemScreen.current.alertWindow else {
                return
            }
            let title = title(toAllow: alert)
            let button = ElementWalk.elements(in: window).first {
                ($0.object as? UIButton)?.currentTitle == title
            }
            guard let button else {
                return action.record(
                    "Did not find the button \((title ?? "").debugDescription) of the alert \(alert.title.debugDescription)."
                )
            }
            tapOn(
                button, lapse: .animations, fileID: site.fileID, filePath: site.filePath, line: site.line,
                column: site.column)
        }
    }

    @MainActor
    private func title(toAllow alert: SystemAlert) -> String? {
        let titles = alert.buttonTitles
        if let granting = alert.permission?.choices.first(where: { $0.answer == .granted }) {
            return granting.title
        }
        return ["Allow", "OK"].first { titles.contains($0) } ?? titles.last
    }
}
