import FailureReporting
import HeadlessUIKit
import XCUIAutomation

/// Shows screens at once, as a step asks for it.
enum ScreenRendering {
    /// Shows a screen; without an application, the failure is that there is none, whatever else fails then.
    static func show(_ screen: any Screen, name: String) {
        OnMainActor.run(with: screen) { screen in
            guard !isApplicationThere else { return screen.renderScreen() }
            // A screen may show itself in a window of its own.
            let failures = FailureCollector.failures { screen.renderScreen() }
            guard isApplicationThere else { return ScreenFailure.noApplication(name).record() }
            for failure in failures { failure.deliver() }
        }
    }

    @MainActor
    private static var isApplicationThere: Bool {
        UIApplication.shared.delegate != nil || !UIApplication.shared.windows.isEmpty
    }
}
