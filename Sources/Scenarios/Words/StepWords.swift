import FailureReporting

/// A step in words, read from the test's source when they are asked for.
struct StepWords: Sendable {
    /// What follows the keyword.
    enum Phrase: Sendable {
        /// A label, and the argument in the source: `I`.
        case labelled(String)
        /// The argument in the source.
        case plain
        /// The name of the function that is called, and its arguments.
        case ofCall
        /// Words that the step says itself.
        case given(String)
    }

    let keyword: Step.Keyword
    let site: CallSite
    private let phrase: Phrase

    init(_ keyword: Step.Keyword, _ phrase: Phrase, at site: CallSite) {
        self.keyword = keyword
        self.phrase = phrase
        self.site = site
    }

    /// The words, such as `When I tap loginScreen.logInButton`; without the source `When I … (LoginTests.swift:12)`.
    var text: String {
        switch phrase {
        case .given(let words): return "\(keyword.rawValue) \(words)"
        case .labelled(let label): return "\(keyword.rawValue) \(label) \(argument(label) ?? placeholder)"
        case .plain: return "\(keyword.rawValue) \(argument(nil) ?? placeholder)"
        case .ofCall: return "\(keyword.rawValue) \(call ?? placeholder)"
        }
    }

    private var placeholder: String { "… (\(site))" }

    /// The source's argument in words.
    private func argument(_ label: String?) -> String? {
        guard let source = SourceCall(at: site) else { return nil }
        var argument = SourceExpression(source.arguments)
        if let label { argument = argument.without(label: label) ?? argument }
        return argument.words
    }

    private var call: String? {
        guard let source = SourceCall(at: site), !source.name.isEmpty else { return nil }
        return SourceExpression("\(source.name)(\(source.arguments))").words
    }
}
