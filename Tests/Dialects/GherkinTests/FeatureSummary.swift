@testable import Gherkin

extension Gherkin.Feature {
    /// The feature as lines, to be compared as a whole.
    var summary: String {
        var lines = ["Feature: \(name)\(tags.summary)"]
        if !description.isEmpty {
            lines += description.split(separator: "\n", omittingEmptySubsequences: false).map { "~\($0)" }
        }
        return (lines + scenarios.map(\.summary)).joined(separator: "\n")
    }
}

extension Gherkin.Scenario {
    fileprivate var summary: String {
        let place = examplesLine.map { "\(line)/\($0)" } ?? "\(line)"
        let head = "\(place) Scenario: \(name)\(tags.summary)\(rule.map { " in \($0)" } ?? "")"
        return ([head] + steps.map(\.summary)).joined(separator: "\n")
    }
}

extension Gherkin.Step {
    fileprivate var summary: String {
        var lines = ["  \(line) \(keyword) \(text)"]
        for row in table?.rows ?? [] {
            lines.append("    | \(row.map(\.debugDescription).joined(separator: " | "))")
        }
        if let docString {
            lines.append("    \(docString.mediaType ?? "-") \(docString.content.debugDescription)")
        }
        return lines.joined(separator: "\n")
    }
}

extension [String] {
    fileprivate var summary: String { map { " \($0)" }.joined() }
}

/// A feature's summary, or its errors.
func read(_ text: String) -> String {
    do throws(Gherkin.SyntaxErrors) {
        return try Gherkin.feature(parsing: text).summary
    } catch {
        return error.description
    }
}
