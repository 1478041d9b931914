import TimeLapse

/// The scenarios and steps of a test, with how they ended.
///
/// ```
/// Scenario: Logging out
///   ✓ Given I see profileScreen
///   ✗ When I tap profileScreen.logOutButton (30 s)
///       Failed awaiting element to be exists with timeout 30.0: …
///   - Then I do not see profileScreen
/// ```
public struct ScenarioReport: Sendable, CustomStringConvertible {
    /// The outermost scenarios and steps, in order.
    public let entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The report of the running test, so far.
    public static var current: ScenarioReport { ScenarioRun.current.report }

    /// The report as indented lines: ✓ passed, ✗ failed, - skipped; with the virtual time of what took some.
    public var description: String { entries.map(\.text).joined(separator: "\n") }
}

extension ScenarioReport.Entry {
    /// The entry as indented lines.
    var text: String {
        var lines: [String] = []
        add(to: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    private func add(to lines: inout [String], indentation: String) {
        lines.append(indentation + head)
        for note in notes { lines.append(indentation + "    " + note) }
        for failure in failures {
            lines.append(indentation + "    " + (failure.split(separator: "\n").first ?? ""))
        }
        for child in children { child.add(to: &lines, indentation: indentation + "  ") }
    }

    private var head: String {
        let time = duration > .zero ? " (\(duration.roundedText))" : ""
        if keyword == nil { return "Scenario: \(title)\(outcome == .skipped ? " (skipped)" : time)" }
        return "\(outcome.mark) \(title)\(reasonToSkip.map { " (\($0))" } ?? time)"
    }
}

extension ScenarioReport.Outcome {
    fileprivate var mark: String {
        switch self {
        case .passed: "✓"
        case .failed: "✗"
        case .skipped: "-"
        }
    }
}

extension Duration {
    /// The duration in seconds, rounded to milliseconds, as people read it: `4.667 s`.
    var roundedText: String { Duration.milliseconds(Int64((inSeconds * 1000).rounded())).text }
}
