import FailureReporting

/// Endless changes of first responder in answer to the keyboard's notifications.
package struct KeyboardNotificationFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    static func neverSettles(_ times: Int) -> KeyboardNotificationFailure {
        KeyboardNotificationFailure(
            "The keyboard never settles: observers of its notifications change the first responder again, more"
                + " than \(times) levels deep.")
    }
}
