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
    let test: ReportedTest?

    init(_ entries: [Entry], of test: ReportedTest? = nil) {
        self.entries = entries
        self.test = test
    }

    /// The report of the running test, so far.
    public static var current: ScenarioReport { ScenarioRun.current.report }

    /// The report as indented lines: ✓ passed, ✗ failed, - skipped; with the virtual time of what took some.
    public var description: String {
        results.flatMap(\.parts).flatMap { $0.lines(indentedFrom: 0) }.joined(separator: "\n")
    }

    /// The report in a format that viewers of reports and build servers read.
    ///
    /// ```swift
    /// print(ScenarioReport.current.text(as: .junit))
    /// ```
    ///
    /// A step with others inside is shown with those as its output. The texts have no time but the virtual one, so they
    /// are the same for each run. Paths inside the process's current folder are relative to it.
    ///
    /// - Parameter format: the format of the text.
    /// - Returns: the text, with a line break at its end.
    /// - Complexity: O(*n* log *n*) in the entries.
    public func text(as format: Format) -> String {
        format.text(of: results, root: FileManager.default.currentDirectoryPath)
    }
}

extension ScenarioReport.Entry {
    var text: String { parts.flatMap { $0.lines(indentedFrom: 0) }.joined(separator: "\n") }
}

extension ScenarioReport.Outcome {
    var mark: String {
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
