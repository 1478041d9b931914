import FailureReporting

/// What can be wrong with a notification's trigger, or with a test's response to a notification.
package enum NotificationFailure: Failure {
    /// An interval that is too short or not finite.
    case interval(Double, repeats: Bool)
    /// A response to a notification that has not been delivered, with the identifiers of those that have.
    case notDelivered(String, delivered: [String])
    /// An action that the notification's category does not have, with those that it has.
    case noAction(String, of: String, actions: [String])

    package var description: String {
        switch self {
        case .interval(let interval, let repeats):
            "A notification's timeInterval was \(interval) s; it must be a number"
                + (repeats
                    ? " of at least 60 for one that repeats. 60 s are taken."
                    : " above 0. A millisecond is taken.")
        case .notDelivered(let identifier, let delivered):
            "No notification \"\(identifier)\" has been delivered"
                + (delivered.isEmpty
                    ? "; there is none at all."
                    : ". Those that have: \(delivered.map { "\"\($0)\"" }.joined(separator: ", ")).")
        case .noAction(let action, let identifier, let actions):
            "The notification \"\(identifier)\" has no action \"\(action)\""
                + (actions.isEmpty
                    ? ": its category has none."
                    : ". Its category has: \(actions.map { "\"\($0)\"" }.joined(separator: ", ")).")
        }
    }
}
