import HeadlessUIKit

/// Whether an alert or a sheet of actions is on the screen of the current application.
///
/// One that is on its way up counts, and one on its way down does not.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Delete")))
/// #expect(isAlertVisible())
/// ```
@MainActor
public func isAlertVisible() -> Bool {
    UIApplication.shared.shownAlerts.contains { !$0.isBeingDismissed }
}

/// Takes all alerts and sheets of actions off the screen, without performing any of their actions.
///
/// What else is presented stays, but for what an alert presents itself. The controllers are told that they
/// disappear, and completion handlers of dismissals under way are called, before the function returns.
@MainActor
public func removeAllAlerts() {
    let application = UIApplication.shared
    // Those that are told may show another one; a hundred in a row is a loop.
    for _ in 0..<100 {
        guard let alert = application.shownAlerts.last else { return }
        if alert.isBeingPresented || alert.isBeingDismissed {
            TimeLapse.waitForAnimationsToFinish()
        } else {
            (alert.presentingViewController ?? alert).dismiss(animated: false)
            application.commit()
        }
    }
    AlertsNeverEnd(title: application.shownAlerts.last?.title).record()
}
