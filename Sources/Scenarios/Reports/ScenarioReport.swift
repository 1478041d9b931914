import TimeLapse

/// The scenarios and steps of a test, with how they ended.
///
/// ```
/// Scenario: Logging out
///   ✓ Given I see profileScreen
///   ✗ When I tap profileScreen.logOutButton (30 s)
///         Failed awaiting element to be exists with timeout 30.0: …
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

    /// The report as indented lines: ✓ passed, ✗ failed, - skipped; the virtual time stands behind what took some.
    public var description: String { entries.map(\.text).joined(separator: "\n") }
}

extension ScenarioReport.Entry {
    /// The entry as indented lines.
    var text: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        let time = duration > .zero ? " (\(duration.text))" : ""
        let head: String
        if keyword == nil {
            head = "Scenario: \(title)\(outcome == .skipped ? " (skipped)" : time)"
        } else {
            head = "\(outcome.mark) \(title)\(time)"
        }
        let failures = failures.map { "    " + ($0.split(separator: "\n").first.map(String.init) ?? "") }
        return [head] + (failures + children.flatMap(\.lines)).map { "  \($0)" }
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
