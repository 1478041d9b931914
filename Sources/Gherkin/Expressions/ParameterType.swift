import Foundation

/// A type of parameters in the patterns of steps: the texts that it takes, and what they become.
struct ParameterType: Sendable {
    let name: String
    /// A regular expression for its texts.
    let pattern: String
    /// Makes a value of what the groups of the pattern matched, or of the whole text if it has none.
    let transform: @Sendable ([String?]) throws -> any Sendable

    /// The types that are always there.
    static let builtIn: [ParameterType] = [
        ParameterType(name: "int", pattern: #"-?\d+"#) { try number($0, Int.init) },
        ParameterType(name: "float", pattern: floatPattern) { try number($0, Float.init) },
        ParameterType(name: "double", pattern: floatPattern) { try number($0, Double.init) },
        ParameterType(name: "byte", pattern: #"-?\d+"#) { try number($0, Int8.init) },
        ParameterType(name: "short", pattern: #"-?\d+"#) { try number($0, Int16.init) },
        ParameterType(name: "long", pattern: #"-?\d+"#) { try number($0, Int64.init) },
        ParameterType(name: "biginteger", pattern: #"-?\d+"#) { $0.text },
        ParameterType(name: "bigdecimal", pattern: floatPattern) { try number($0) { Decimal(string: $0) } },
        ParameterType(name: "word", pattern: #"[^\s]+"#) { $0.text },
        ParameterType(
            name: "string", pattern: #""([^"\\]*(?:\\.[^"\\]*)*)"|'([^'\\]*(?:\\.[^'\\]*)*)'"#
        ) { ($0.compactMap { $0 }.first ?? "").unescapingQuotes },
        ParameterType(name: "", pattern: ".*") { $0.text },
    ]

    private static let floatPattern = #"(?=.*\d.*)[-+]?\d*(?:\.(?=\d.*))?\d*(?:\d+[E][+-]?\d+)?"#

    private static func number<Number: Sendable>(
        _ texts: [String?], _ make: (String) -> Number?
    ) throws -> Number {
        guard let number = make(texts.text) else {
            throw ParameterError(text: texts.text, type: "\(Number.self)")
        }
        return number
    }
}

/// A text that does not make a value of a parameter's type.
struct ParameterError: Error, CustomStringConvertible {
    let text: String
    let type: String

    var description: String { "\(text.debugDescription) is not a value of type \(type)." }
}

extension [String?] {
    /// The text that was matched.
    fileprivate var text: String { compactMap { $0 }.first ?? "" }
}

extension String {
    /// The text without the backslashes before quotation marks and backslashes.
    fileprivate var unescapingQuotes: String {
        var result = ""
        var isEscaped = false
        for character in self {
            if character == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            if isEscaped, !"\"'\\".contains(character) { result.append("\\") }
            result.append(character)
            isEscaped = false
        }
        return result
    }
}
