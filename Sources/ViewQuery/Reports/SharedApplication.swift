import TestRecording
import TimeLapse

/// What a failure says first in a test that has no application of its own, in which windows of other tests may be.
@MainActor
package enum SharedApplication {
    /// The line; `nil` in a test with an application of its own, and outside of tests.
    package static var hint: String? {
        guard !World.isBound else { return nil }
        return switch TestLibrary.running {
        case .swiftTesting:
            "This test has no .robot trait, so it shares the process's application: add it to the test or its suite,"
                + " as in @Suite(.robot)."
        case .xctest(let className):
            "\(className) is not a RobotTestCase, so it shares the process's application: derive it from RobotTestCase."
        case nil: nil
        }
    }

    /// A report with the line as its second one.
    static func noted(in report: String) -> String {
        guard let hint else { return report }
        var lines = report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert(hint, at: 1)
        return lines.joined(separator: "\n")
    }
}
