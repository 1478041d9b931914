/// A pattern of steps: `I have {int} cucumber(s) in my belly/stomach`.
///
/// It is text with parameters in braces, optional text in parentheses, and alternatives with a slash between; a backslash
/// takes the meaning from the next character.
struct CucumberExpression: Sendable {
    /// A piece of the pattern.
    enum Node: Equatable, Sendable {
        case text(String)
        case optional(String)
        /// Each alternative is pieces of text and optional text.
        case alternatives([[Node]])
        case parameter(String)
    }

    let source: String
    let nodes: [Node]

    init(_ source: String) throws(PatternError) {
        self.source = source
        var parser = ExpressionParser(source)
        nodes = try parser.parse()
    }

    /// The names of the parameters' types, in order.
    var parameters: [String] {
        nodes.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }
}

/// What is wrong with a pattern of steps.
struct PatternError: Error, Hashable, CustomStringConvertible {
    let pattern: String
    /// Where, counted from 1.
    let column: Int
    let message: String

    var description: String {
        "\(message), in column \(column) of the step's pattern \(pattern.debugDescription)."
    }
}
