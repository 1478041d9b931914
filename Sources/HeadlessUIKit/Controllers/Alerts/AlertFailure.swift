import FailureReporting

/// What can be wrong with what view code asks of alerts.
package struct AlertFailure: Failure {
    package let description: String
}

@MainActor
extension AlertFailure {
    static func secondCancelAction(
        _ action: UIAlertAction, beside other: UIAlertAction, in alert: UIAlertController
    ) -> AlertFailure {
        AlertFailure(
            description: "\(alert.reportName) has the action \(other.reportName) to cancel with already:"
                + " \(action.reportName) is not added.")
    }

    static func actionIsElsewhere(
        _ action: UIAlertAction, in other: UIAlertController, notAddedTo alert: UIAlertController
    ) -> AlertFailure {
        let place = other === alert ? "it" : other.reportName
        return AlertFailure(
            description: "\(alert.reportName) was given the action \(action.reportName),"
                + " which is in \(place) already. It is not added.")
    }

    static func preferredActionIsNotThere(_ action: UIAlertAction, in alert: UIAlertController)
        -> AlertFailure
    {
        let titles = alert.actions.map(\.reportName).joined(separator: ", ")
        return AlertFailure(
            description:
                "\(alert.reportName) cannot prefer \(action.reportName), which is none of its actions"
                + (titles.isEmpty ? ": it has none." : ": \(titles)."))
    }

    static func fieldInSheet(_ alert: UIAlertController) -> AlertFailure {
        AlertFailure(
            description: "\(alert.reportName) is a sheet of actions: only an alert can have text fields.")
    }
}

extension UIAlertAction {
    final var reportName: String { title.map { "\"\($0)\"" } ?? "without a title" }
}

extension UIAlertController {
    /// The class with the title, or what it says in its place.
    final var reportName: String {
        "\(type(of: self))" + ((title ?? message).map { " \"\($0)\"" } ?? "")
    }
}
