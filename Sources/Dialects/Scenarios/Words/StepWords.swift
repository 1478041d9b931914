import FailureReporting
import Synchronization

/// A step in words, read from the test's source when they are asked for.
struct StepWords: Sendable {
    /// What follows the keyword.
    enum Phrase: Sendable {
        /// A label, and the argument in the source: `I`.
        case labelled(String)
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
    ///
    /// - Complexity: O(*n*) in the call's source at first, then O(1) for each line of a test.
    var text: String {
        let phrase =
            switch phrase {
            case .given(let words): words
            case .labelled(let label): "\(label) \(read)"
            case .plain, .ofCall: read
            }
        return "\(keyword.rawValue) \(phrase)"
    }

    // MARK: Reading

    private struct Key: Hashable {
        let file: String
        let line: UInt
        let column: UInt
        let keyword: Step.Keyword
    }

    /// What was read; a step in a loop, or a report of many, would read the same again and again.
    private static let known = Mutex<[Key: String]>([:])

    private var read: String {
        let key = Key(file: site.path, line: site.line, column: site.column, keyword: keyword)
        if let known = Self.known.withLock({ $0[key] }) { return known }
        let words = fromSource.flatMap { $0.isEmpty ? nil : $0 } ?? "… (\(site))"
        Self.known.withLock { $0[key] = words }
        return words
    }

    private var fromSource: String? {
        guard let call = SourceCall(at: site, after: keyword.rawValue) else { return nil }
        switch phrase {
        case .given(let words): return words
        case .ofCall:
            guard !call.name.isEmpty, call.name != keyword.rawValue else { return nil }
            return SourceExpression.words(of: call.name, with: call.arguments ?? "")
        case .labelled(let label):
            if let words = call.closure.flatMap(SourceExpression.words(ofClosure:)) { return words }
            guard let argument = call.arguments.map(SourceExpression.init) else { return nil }
            return (argument.without(label: label) ?? argument).words
        case .plain:
            if let closure = call.closure { return SourceExpression.words(ofClosure: closure) }
            guard let argument = call.arguments.map(SourceExpression.init) else { return nil }
            return argument.words
        }
    }
}
