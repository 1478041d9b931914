import TimeLapse

/// The view controllers that left the screen for good, for failures that look for what was in them.
///
/// Only the last of them are kept, and weakly: most are freed when they leave.
@MainActor
package struct Departures {
    /// How a controller left.
    package enum Cause: Sendable {
        case dismissal
        case pop
        case removal
    }

    package struct Departure {
        /// The controller, as far as this part of the framework knows it.
        package weak let controller: UIResponder?
        package let cause: Cause
        package let moment: CallMoment
        /// What an alert said; it is freed when it leaves.
        package let alert: AlertWording?
    }

    private static let limit = 64

    private var kept: [Departure] = []

    mutating func note(
        _ controller: UIResponder, _ cause: Cause, at moment: CallMoment,
        alert: AlertWording? = nil
    ) {
        if kept.count == Self.limit {
            kept.removeAll { $0.controller == nil && $0.alert == nil }
            if kept.count > Self.limit / 2 { kept.removeFirst(kept.count - Self.limit / 2) }
        }
        kept.append(Departure(controller: controller, cause: cause, moment: moment, alert: alert))
    }

    /// The alert with a certain button that left last.
    package func lastAlert(where isButton: (String) -> Bool) -> Departure? {
        kept.last { $0.alert?.buttons.contains(where: isButton) ?? false }
    }

    /// The controllers that still exist, the one that left last first.
    package var alive: [Departure] { kept.reversed().filter { $0.controller != nil } }
}

/// An alert's texts, from which reports name it when it is gone.
package struct AlertWording: Sendable {
    let isActionSheet: Bool
    /// Its title, or else its message.
    let title: String?
    let buttons: [String]

    /// What reports call the alert: `the alert "Delete?" with the buttons "Delete", "Keep"`.
    package var nameWithButtons: String {
        let kind = isActionSheet ? "action sheet" : "alert"
        let title = title.map { " \"\($0.inOneLine)\"" } ?? ""
        let titles = buttons.map { "\"\($0.inOneLine)\"" }.joined(separator: ", ")
        let noun = buttons.count == 1 ? "button" : "buttons"
        return "the \(kind)\(title)"
            + (buttons.isEmpty ? ", without buttons," : " with the \(noun) \(titles)")
    }
}
