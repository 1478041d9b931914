import Foundation
import TestSupport

/// A function of Swerkin's catalogue, as its source declares it.
struct StepFunction {
    let base: String
    /// The labels, without those by which the line is passed on.
    let labels: [String]
    /// The labels that a call may leave out.
    let optional: Set<String>

    var name: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

    private static let ofLine: Set = ["fileID", "file", "line", "column"]

    /// The functions of the catalogue, in the order of their files.
    static var declared: [StepFunction] {
        get throws {
            try SwiftSource.texts(in: "Dialects/Swerkin/StepDefinitions").flatMap { text in
                text.matches(of: /public func (I[A-Za-z]+)\(([^{]*?)\) \{/).map { match in
                    let parameters = SwiftSource.split(String(match.2))
                    let own = parameters.map { (label($0), $0.contains(" = ")) }
                        .filter { !ofLine.contains($0.0) }
                    return StepFunction(
                        base: String(match.1), labels: own.map(\.0),
                        optional: Set(own.filter(\.1).map(\.0)))
                }
            }
        }
    }

    private static func label(_ parameter: String) -> String {
        String(parameter.prefix { $0 != " " && $0 != ":" })
    }

    /// Whether a call is one of the function.
    func takes(_ call: StepCall) -> Bool {
        guard base == call.base else { return false }
        let needed = labels.filter { call.labels.contains($0) || !optional.contains($0) }
        return needed == call.labels
    }
}

/// A call of a function of the catalogue in the vocabulary.
struct StepCall {
    let base: String
    let labels: [String]

    var name: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

    /// The calls, in the order of their files.
    static var all: [StepCall] {
        get throws {
            try SwiftSource.texts(in: "Dialects/Gherkin/Vocabularies/Swerkin").flatMap { text in
                text.matches(of: /(?:step|given)\.(I[A-Za-z]+)\(/).map { match in
                    let arguments = SwiftSource.split(SwiftSource.arguments(text[match.range.upperBound...]))
                    return StepCall(
                        base: String(match.1),
                        labels: arguments.map { argument in
                            argument.prefixMatch(of: /([A-Za-z]+):/).map { String($0.1) } ?? "_"
                        })
                }
            }
        }
    }
}

/// Swift's source as text.
enum SwiftSource {
    /// The texts of the files below a folder of the package's sources, sorted by their paths.
    static func texts(in folder: String) throws -> [String] {
        let top = PackageSources.package.appending(path: "Sources/\(folder)")
        return try PackageSources.swiftFiles(below: top).map {
            try String(contentsOf: top.appending(path: $0), encoding: .utf8)
        }
    }

    /// The text up to the parenthesis that closes it.
    static func arguments(_ text: Substring) -> String {
        var depth = 0
        return String(
            text.prefix { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth >= 0
            })
    }

    /// Parameters or arguments, which commas separate.
    static func split(_ list: String) -> [String] {
        var depth = 0
        var parts = [""]
        for character in list {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}
