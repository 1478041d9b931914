/// A pattern of steps: `I have {int} cucumber(s) in my belly/stomach`.
///
/// It is text with parameters in braces, optional text in parentheses, and alternatives with a slash between; after a
/// backslash, these characters stand for themselves.
struct CucumberExpression: Sendable {
    /// A piece of the pattern.
    enum Node: Hashable, Sendable {
        case text(String)
        case optional(String)
        /// Each alternative is texts and optional texts.
        case alternatives([[Node]])
        /// The name of a parameter's type, and the column of its brace.
        case parameter(String, column: Int)
    }

    let source: String
    let nodes: [Node]

    init(_ source: String) throws(PatternError) {
        self.source = source
        var parser = ExpressionParser(source)
        nodes = try parser.parse()
    }
}
