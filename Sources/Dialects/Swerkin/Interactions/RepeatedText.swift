import FailureReporting

/// A text that is typed several times.
struct RepeatedText {
    private static let mostCharacters = 100_000

    private let text: String
    private let action: StepAction

    init(_ text: String, at site: CallSite) {
        self.text = text
        action = StepAction(at: site)
    }

    /// The text so many times; `nil` for a number that makes no sense, which is recorded.
    func times(_ count: Int) -> String? {
        guard count >= 0 else {
            action.record("Cannot repeat \(text.debugDescription) \(count) times: the number is below 0.")
            return nil
        }
        guard count <= Self.mostCharacters / max(1, text.count) else {
            action.record(
                "Cannot repeat \(text.debugDescription) \(count) times: that is over 100,000 characters.")
            return nil
        }
        return String(repeating: text, count: count)
    }
}
