/// The literal texts in a pattern, which a text must have to match: at its beginning, at its end and inside.
///
/// All are empty for a pattern that says nothing about them.
struct PatternLiterals: Sendable {
    private(set) var prefix: [UInt8] = []
    private(set) var suffix: [UInt8] = []
    /// The longest one between these.
    private(set) var inner: [UInt8] = []

    init() {}

    init(of expression: CucumberExpression) {
        let texts = expression.nodes.map { node -> [UInt8] in
            if case .text(let text) = node { Array(text.utf8) } else { [] }
        }
        prefix = texts.first ?? []
        // A text that is all of the expression is its beginning.
        guard texts.count > 1, let last = texts.last else { return }
        suffix = last
        for text in texts.dropFirst().dropLast() where text.count > inner.count { inner = text }
    }
}
