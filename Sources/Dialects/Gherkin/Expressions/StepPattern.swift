import Foundation

/// What the text of a step must be like: a cucumber expression, or a regular one.
struct StepPattern: Sendable {
    private let form: Form
    private(set) var literals = PatternLiterals()

    private enum Form: Sendable {
        case parameters(NSRegularExpression, [Parameter])
        case captures(SharedRegex)
    }

    /// A parameter, and which groups of the regular expression are its.
    private struct Parameter: Sendable {
        /// `{int}`, or `group 1`.
        let name: String
        let type: ParameterType?
        let whole: Int
        let groups: Range<Int>
    }

    init(_ expression: CucumberExpression, types: [String: ParameterType]) throws(PatternError) {
        var pattern = ""
        var parameters: [Parameter] = []
        var groups = 1
        for node in expression.nodes {
            guard case .parameter(let name, let column) = node else {
                pattern += node.regularExpression
                continue
            }
            guard let type = types[name] else {
                throw .unknownType(name, at: column, of: expression.source, known: types)
            }
            let inner = try Self.compiled(type.pattern, of: expression.source).numberOfCaptureGroups
            pattern += "(\(type.pattern))"
            // Without groups of its own, the whole text is the only one.
            parameters.append(
                Parameter(
                    name: "{\(name)}", type: type, whole: groups,
                    groups: inner == 0 ? groups..<(groups + 1) : (groups + 1)..<(groups + 1 + inner)))
            groups += 1 + inner
        }
        form = .parameters(try Self.compiled("\\A\(pattern)\\z", of: expression.source), parameters)
        literals = PatternLiterals(of: expression)
    }

    /// Makes a pattern of a regular expression, which need not match the whole text unless it says so.
    init(regularExpression source: String) throws(PatternError) {
        let expression = try Self.compiled(source, of: source)
        let parameters = (0..<expression.numberOfCaptureGroups).map {
            Parameter(name: "group \($0 + 1)", type: nil, whole: $0 + 1, groups: ($0 + 1)..<($0 + 2))
        }
        form = .parameters(expression, parameters)
    }

    /// Makes a pattern of a regular expression of Swift, which need not match the whole text unless it says so.
    init<Output>(_ regex: Regex<Output>) {
        form = .captures(SharedRegex(regex))
    }

    static func compiled(_ pattern: String, of source: String) throws(PatternError) -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: pattern)
        } catch {
            throw PatternError(
                pattern: source, column: nil,
                message: "The regular expression \(pattern.quoted) is invalid")
        }
    }

    @MainActor func matches(_ text: String) -> Bool {
        switch form {
        case .parameters(let expression, _):
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        case .captures(let regex):
            // One whose transformation throws does match, and says so when its arguments are asked for.
            do { return try regex.firstMatch(in: text) != nil } catch { return true }
        }
    }

    /// The arguments in a text; `nil` if the text is not like the pattern.
    @MainActor func arguments(in text: String) throws -> [StepArgument]? {
        switch form {
        case .captures(let regex): return try regex.firstMatch(in: text)
        case .parameters(let expression, let parameters):
            let range = NSRange(text.startIndex..., in: text)
            guard let match = expression.firstMatch(in: text, range: range) else { return nil }
            return try parameters.map { parameter in
                let part: (Int) -> String? = { group in
                    Range(match.range(at: group), in: text).map { String(text[$0]) }
                }
                return try StepArgument(
                    parameter.name, parameter.type, part(parameter.whole), groups: parameter.groups.map(part))
            }
        }
    }
}

/// A regular expression of Swift, which is not `Sendable` because it can contain closures.
///
/// It is a constant with one reader, `firstMatch(in:)`: that is on the main actor, and so are calls of the closures.
private struct SharedRegex: @unchecked Sendable {
    private let regex: Regex<AnyRegexOutput>

    init<Output>(_ regex: Regex<Output>) {
        self.regex = Regex(regex)
    }

    @MainActor func firstMatch(in text: String) throws -> [StepArgument]? {
        guard let match = try regex.firstMatch(in: text) else { return nil }
        return match.output.enumerated().dropFirst().map { index, capture in
            StepArgument(capture: index, capture.substring.map(String.init), capture.value)
        }
    }
}

extension PatternError {
    fileprivate static func unknownType(
        _ name: String, at column: Int, of pattern: String, known types: [String: ParameterType]
    ) -> PatternError {
        let known = types.keys.filter { !$0.isEmpty }.sorted().map { "{\($0)}" }.joined(separator: ", ")
        return PatternError(
            pattern: pattern, column: column,
            message: "There is no type of parameters named {\(name)}; the types are {}, \(known)",
            unknownType: name)
    }
}

extension CucumberExpression.Node {
    fileprivate var regularExpression: String {
        switch self {
        case .text(let text): NSRegularExpression.escapedPattern(for: text)
        case .optional(let text): "(?:\(NSRegularExpression.escapedPattern(for: text)))?"
        case .alternatives(let branches):
            "(?:\(branches.map { $0.map(\.regularExpression).joined() }.joined(separator: "|")))"
        case .parameter: ""
        }
    }
}
