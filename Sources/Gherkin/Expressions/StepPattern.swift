import Foundation

/// What the text of a step must be like: a cucumber expression, or a regular one.
struct StepPattern: Sendable {
    /// How it was written.
    let source: String
    private let expression: NSRegularExpression
    private let parameters: [Parameter]

    /// A parameter, and which groups of the regular expression are its.
    private struct Parameter: Sendable {
        let type: ParameterType?
        let groups: Range<Int>
    }

    /// Makes a pattern of a cucumber expression.
    ///
    /// - Parameter types: the types of parameters, by name.
    init(_ expression: CucumberExpression, types: [String: ParameterType]) throws(PatternError) {
        var pattern = ""
        var parameters: [Parameter] = []
        var groups = 1
        for node in expression.nodes {
            guard case .parameter(let name) = node else {
                pattern += node.regularExpression
                continue
            }
            guard let type = types[name] else {
                let known = types.keys.filter { !$0.isEmpty }.sorted().joined(separator: ", ")
                throw PatternError(
                    pattern: expression.source, column: 1,
                    message: "There is no type of parameters named {\(name)}; the types are \(known)")
            }
            let inner = try Self.compiled(type.pattern, of: expression.source).numberOfCaptureGroups
            pattern += "(\(type.pattern))"
            // Without groups of its own, the whole text is the only one.
            parameters.append(
                Parameter(
                    type: type,
                    groups: inner == 0 ? groups..<(groups + 1) : (groups + 1)..<(groups + 1 + inner)))
            groups += 1 + inner
        }
        source = expression.source
        self.expression = try Self.compiled("^\(pattern)$", of: source)
        self.parameters = parameters
    }

    /// Makes a pattern of a regular expression, which need not match the whole text unless it says so.
    init(regularExpression source: String) throws(PatternError) {
        self.source = source
        expression = try Self.compiled(source, of: source)
        parameters = (0..<expression.numberOfCaptureGroups).map {
            Parameter(type: nil, groups: ($0 + 1)..<($0 + 2))
        }
    }

    private static func compiled(_ pattern: String, of source: String) throws(PatternError)
        -> NSRegularExpression
    {
        do {
            return try NSRegularExpression(pattern: pattern)
        } catch {
            throw PatternError(pattern: source, column: 1, message: "The regular expression is invalid")
        }
    }

    /// The values of the parameters in a text; `nil` if the text is not like the pattern.
    func match(_ text: String) throws -> [any Sendable]? {
        let range = NSRange(text.startIndex..., in: text)
        guard let match = expression.firstMatch(in: text, range: range) else { return nil }
        return try parameters.map { parameter in
            let texts = parameter.groups.map { group in
                Range(match.range(at: group), in: text).map { String(text[$0]) }
            }
            guard let type = parameter.type else { return texts[0] ?? "" }
            return try type.transform(texts)
        }
    }
}

extension CucumberExpression.Node {
    /// The piece as a regular expression.
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
