/// How a Boolean value is written in a message of the log.
public enum OSLogBoolFormat: Hashable, Sendable {
    /// As `true` or `false`.
    case truth
    /// As `yes` or `no`.
    case answer

    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
