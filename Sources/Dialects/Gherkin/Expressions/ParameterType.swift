import FailureReporting
import Foundation

/// A type of parameters in the patterns of steps: the texts that it takes, and what they become.
struct ParameterType: Sendable {
    typealias Transform = @Sendable ([String?]) throws -> Any?

    let name: String
    let pattern: String
    let fit: ArgumentFit
    /// What the values are, in words: `a whole number from -128 to 127`.
    let values: String
    /// The line that declares it; `nil` for those that are always there.
    var site: CallSite?
    /// Makes a value of what the groups of the pattern matched, or of the whole text if it has none.
    let transform: Transform
}

extension ParameterType {
    static let builtIn: [ParameterType] = [
        whole("int", Int.self), number("float", Float.self), word, string, any,
        whole("byte", Int8.self), whole("short", Int16.self), whole("long", Int64.self),
        number("double", Double.self),
        ParameterType(
            name: "bigdecimal", pattern: numberPattern, fit: .bigNumber, values: "a number"
        ) { Decimal(string: $0.text) },
        ParameterType(
            name: "biginteger", pattern: wholePattern, fit: .bigNumber, values: "a whole number"
        ) { $0.text },
    ]

    private static let wholePattern = #"-?\d+"#
    private static let numberPattern = #"[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:E[-+]?\d+)?"#

    private static func whole<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ type: Number.Type
    ) -> ParameterType {
        ParameterType(
            name: name, pattern: wholePattern, fit: .wholeNumber("\(type)"),
            values: "a whole number from \(Number.min) to \(Number.max)"
        ) { Number($0.text) }
    }

    private static func number<Number: BinaryFloatingPoint & LosslessStringConvertible & Sendable>(
        _ name: String, _ type: Number.Type
    ) -> ParameterType {
        ParameterType(
            name: name, pattern: numberPattern, fit: .number("\(type)"), values: "a number"
        ) { Number($0.text) }
    }

    private static let word = ParameterType(name: "word", pattern: #"\S+"#, fit: .text, values: "a word") {
        $0.text
    }

    private static let string = ParameterType(
        name: "string",
        pattern: #""([^"\\]*+(?:\\[\s\S][^"\\]*+)*+)"|'([^'\\]*+(?:\\[\s\S][^'\\]*+)*+)'"#,
        fit: .text, values: "a text in quotation marks"
    ) { $0.text.unescapingQuotes }

    private static let any = ParameterType(name: "", pattern: #"[\s\S]*"#, fit: .text, values: "a text") {
        $0.text
    }
}

extension [String?] {
    /// The text that was matched: that of the first group which took part.
    var text: String { compactMap { $0 }.first ?? "" }
}

extension String {
    /// The text without the backslashes before quotation marks and backslashes.
    var unescapingQuotes: String {
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
