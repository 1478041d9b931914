import FailureReporting

/// Answers to the keyboard's notifications that cannot be followed.
package struct KeyboardNotificationFailure: Failure {
    package let description: String

    static func neverSettles(_ times: Int) -> KeyboardNotificationFailure {
        KeyboardNotificationFailure(
            description:
                "The keyboard does not settle: those who are told that it comes and goes move the focus"
                + " again, more than \(times) times inside each other.")
    }
}
