import FailureReporting

/// A misuse of alerts by view code.
struct AlertFailure: DescribedFailure {
    let description: String
}

@MainActor
extension AlertFailure {
    static func secondCancelAction(
        _ action: UIAlertAction, beside other: UIAlertAction, in alert: UIAlertController
    ) -> Self {
        Self(
            "\(alert.reportName) already has the cancel action \(other.reportName):"
                + " \(action.reportName) is not added.")
    }

    static func actionIsElsewhere(
        _ action: UIAlertAction, in other: UIAlertController, notAddedTo alert: UIAlertController
    ) -> Self {
        let place = other === alert ? "it" : other.reportName
        return Self(
            "\(alert.reportName) was given the action \(action.reportName),"
                + " which is in \(place) already. It is not added.")
    }

    static func preferredActionIsNotThere(_ action: UIAlertAction, in alert: UIAlertController) -> Self {
        let titles = alert.actions.map(\.reportName).joined(separator: ", ")
        return Self(
            "\(alert.reportName) cannot prefer the action \(action.reportName), which is not one of its actions"
                + (titles.isEmpty ? ": it has none." : ": \(titles)."))
    }

    static func fieldInSheet(_ alert: UIAlertController) -> Self {
        Self("\(alert.reportName) is an action sheet: only an alert can have text fields.")
    }
}

extension UIAlertAction {
    final var reportName: String { title.map { "\"\($0)\"" } ?? "without a title" }
}

extension UIAlertController {
    /// The class with the title, or with the message if there is no title.
    final var reportName: String {
        "\(type(of: self))" + ((title ?? message).map { " \"\($0)\"" } ?? "")
    }
}
