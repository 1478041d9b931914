/// The texts that a pattern's matches begin and end with: which most of the other texts do not.
///
/// Comparing them is far cheaper than a regular expression, and most steps begin like a few of many definitions.
struct LiteralEnds: Sendable {
    private var prefix: [UInt8] = []
    private var suffix: [UInt8] = []

    /// The ends of a pattern that says nothing about them.
    init() {}

    /// The ends of a cucumber expression: its text up to the first parameter, optional text or alternatives, and after the
    /// last.
    init(of expression: CucumberExpression) {
        if case .text(let text) = expression.nodes.first { prefix = Array(text.utf8) }
        // A text that is all of the expression is its beginning.
        if expression.nodes.count > 1, case .text(let text) = expression.nodes.last {
            suffix = Array(text.utf8)
        }
    }

    /// Whether a text has both ends, one after the other; one that does not does not match.
    func allow(_ text: StepBytes) -> Bool {
        text.bytes.count >= prefix.count + suffix.count && text.bytes.starts(with: prefix)
            && text.bytes.suffix(suffix.count).elementsEqual(suffix)
    }
}

/// The text of a step in UTF-8, as it is compared with many ends.
struct StepBytes {
    fileprivate let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }
}
