import FailureReporting

/// The dismissal of every alert presented the next one.
struct AlertsNeverEnd: Failure {
    let title: String?

    var description: String {
        "removeAllAlerts() stopped after 100 alerts: dismissing one presents the next"
            + (title.map { " (\"\($0)\")." } ?? ".")
    }
}
