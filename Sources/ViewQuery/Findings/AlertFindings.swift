import HeadlessUIKit

/// What a report says of alerts: which is in front of what was looked at, or that none is showing.
@MainActor
package enum AlertFindings {
    /// What buttons of alerts say, and hardly any others, in lower case.
    private static let usualTitles: Set = [
        "ok", "okay", "cancel", "yes", "no", "dismiss", "not now", "got it", "allow", "allow once",
        "allow while using app", "don’t allow", "don't allow",
    ]

    /// The alert that is in front of the application; `nil` if there is none.
    package static var front: Finding? {
        let application = UIApplication.shared
        if let alert = application.systemScreen.alert {
            let kind = alert.permission == nil ? "The system's alert" : "The permission alert"
            let buttons = alert.buttonTitles.map(\.quoted).joined(separator: ", ")
            return Finding(
                "\(kind) \(alert.title.inOneLine.quoted) is in front, with the buttons \(buttons).")
        }
        let screen = AlertScreen(committing: false)
        guard !screen.alerts.isEmpty else { return nil }
        let names = screen.names
        return Finding("\(names.prefix(1).uppercased())\(names.dropFirst()) is in front.")
    }

    /// The alert that was dismissed last.
    static var last: Finding? {
        guard let departure = UIApplication.shared.departures.lastAlert(where: { _ in true }),
            let alert = departure.alert
        else { return nil }
        return Finding("The last one, \(alert.nameWithButtons), was dismissed \(departure.moment.text).")
    }

    /// That no alert is showing any more, for the button of one that was dismissed.
    static func gone(wanting names: [String]) -> Finding? {
        let names = Set(names.map { $0.lowercased() })
        let departure = UIApplication.shared.departures.lastAlert { names.contains($0.lowercased()) }
        guard let departure, let alert = departure.alert else { return nil }
        return Finding(
            "No alert is showing: \(alert.nameWithButtons) was dismissed \(departure.moment.text).")
    }

    /// That no alert has shown, for what seems to be the button of one; `nil` if one with such a button is gone.
    package static func missing(wanting names: [String]) -> Finding? {
        let isUsual = names.contains { usualTitles.contains($0.lowercased()) }
        return isUsual && gone(wanting: names) == nil
            ? Finding("No alert is showing, and none with such a button was shown.") : nil
    }
}
