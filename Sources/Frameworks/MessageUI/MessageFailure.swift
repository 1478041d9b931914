import FailureReporting

/// A misuse of the screens for mails and messages.
enum MessageFailure: Failure {
    /// A screen on a device that cannot send, with the function that says so.
    case cannotSend(String, String)
    /// A screen whose delegate was not set.
    case noDelegate(String, String)

    var description: String {
        switch self {
        case .cannotSend(let screen, let function):
            "\(screen) is shown, though \(function) is false: on a device this raises an exception. Ask \(function)"
                + " before you make it."
        case .noDelegate(let screen, let property):
            "\(screen) is shown without a delegate: neither \"Send\" nor \"Cancel\" dismisses it. Set \(property)."
        }
    }
}
