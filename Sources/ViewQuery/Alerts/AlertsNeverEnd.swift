import FailureReporting

/// One alert after another was shown by those who were told that the last one went.
struct AlertsNeverEnd: Failure {
    let title: String?

    var description: String {
        "removeAllAlerts() gave up after 100 alerts: whoever is told that one is gone shows the next"
            + (title.map { ", \"\($0)\" at last." } ?? ".")
    }
}
