import HeadlessUIKit

/// Whether an alert or an action sheet is on the screen of the current application.
///
/// One that is being presented counts, one that is being dismissed does not.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Delete")))
/// #expect(isAlertVisible())
/// ```
@MainActor
public func isAlertVisible() -> Bool {
    UIApplication.shared.shownAlerts.contains { !$0.isBeingDismissed }
}

/// Dismisses all alerts and action sheets, without performing any of their actions.
///
/// Other presented controllers stay, except those that an alert presents. Before the function returns, the controllers
/// have received their disappearance callbacks, and completion handlers of dismissals under way have been called.
@MainActor
public func removeAllAlerts() {
    let application = UIApplication.shared
    // A callback may present another one; a hundred in a row is a loop.
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
