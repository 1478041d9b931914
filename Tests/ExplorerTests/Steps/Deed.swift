/// A step in the situation in which it is taken: on this very view, with these very numbers.
@MainActor
struct Deed {
    /// What is done, in words that a person can follow.
    var text: String
    var act: @MainActor () -> Void

    init(_ text: String, _ act: @escaping @MainActor () -> Void) {
        self.text = text
        self.act = act
    }
}
