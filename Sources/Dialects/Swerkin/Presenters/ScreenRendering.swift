import FailureReporting
import HeadlessUIKit
import XCUIAutomation

/// A screen that is shown by a step.
struct ScreenRendering {
    // Used on the main actor alone, for which the step waits.
    nonisolated(unsafe) private let screen: any Screen
    private let name: String

    init(of screen: any Screen, name: String) {
        self.screen = screen
        self.name = name
    }

    /// Shows the screen; without an application, the failure is that there is none, whatever else fails then.
    func run() {
        OnMainActor.run {
            guard !isApplicationThere else { return screen.renderScreen() }
            // A screen may show itself in a window of its own.
            let failures = FailureCollector.failures { screen.renderScreen() }
            guard isApplicationThere else { return ScreenFailure.noApplication(name).record() }
            for failure in failures { failure.deliver() }
        }
    }

    @MainActor
    private var isApplicationThere: Bool {
        UIApplication.shared.delegate != nil || !UIApplication.shared.windows.isEmpty
    }
}
