/// What is wrong after a step, or at the end.
struct Fault: Equatable, Sendable {
    /// What sort of fault it is; shrinking keeps to one sort.
    enum Kind: String, Sendable {
        case failure, windows, focus, touches, views, controllers, leak, subject
    }

    var kind: Kind
    var text: String

    init(_ kind: Kind, _ text: String) {
        (self.kind, self.text) = (kind, text)
    }
}
