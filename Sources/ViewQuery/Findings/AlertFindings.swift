import HeadlessUIKit

/// What a report says of alerts: which is in front of what was looked at, or that none is showing.
@MainActor
package enum AlertFindings {
    /// What buttons of alerts usually say, in lower case.
    private static let usualTitles: Set = [
        "ok", "okay", "cancel", "yes", "no", "allow", "allow once", "allow while using app", "don’t allow",
        "don't allow", "delete", "discard", "dismiss", "retry", "try again", "not now", "later", "got it",
        "continue",
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

    /// That no alert is showing, for what seems to be the button of one; with the alert that had such a button, if it is
    /// known.
    ///
    /// - Parameter texts: the texts that are wanted.
    package static func none(for texts: [String]) -> Finding? {
        let texts = texts.map { $0.lowercased() }
        let departure = UIApplication.shared.departures.lastAlert { title in
            texts.contains(title.lowercased())
        }
        guard let departure else {
            let isUsual = texts.contains { usualTitles.contains($0) }
            return isUsual ? Finding("No alert is showing, and none with such a button was shown.") : nil
        }
        return Finding(
            "No alert is showing: \(departure.alert?.name ?? "the one with that button") was dismissed"
                + " \(departure.moment.text).")
    }
}
