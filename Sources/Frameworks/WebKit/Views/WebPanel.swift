/// An alert or a question of a page, with its answer when there is one.
@MainActor
public final class WebPanel {
    /// What is shown.
    public enum Kind: Hashable, Sendable {
        /// A message.
        case alert(String)
        /// A question for yes or no.
        case confirm(String)
        /// A question for a text, with the text that is there at first.
        case prompt(String, text: String? = nil)

        var isAlert: Bool {
            if case .alert = self { true } else { false }
        }
    }

    /// What is shown.
    public let kind: Kind
    /// Whether it was answered by "OK"; `nil` as long as it is shown.
    public private(set) var isConfirmed: Bool?
    /// The text that was given for a question; `nil` for none.
    public private(set) var text: String?

    init(_ kind: Kind) {
        self.kind = kind
    }

    func answer(confirmed: Bool, text: String?) {
        guard isConfirmed == nil else { return WebFailure.answeredTwice(kind).record() }
        (isConfirmed, self.text) = (confirmed, text)
    }
}
