import FailureReporting
import HeadlessUIKit
import TimeLapse

/// What a failure says first in a test that has no application of its own, in which windows of other tests may be.
@MainActor
package enum SharedApplication {
    /// The line; `nil` in a test with an application of its own, and outside of tests.
    package static var hint: String? {
        guard !World.isBound, FailureRecorder.isTesting else { return nil }
        return "This test has no application of its own: add .robot to it or its suite, as in @Suite(.robot);"
            + " with XCTest, derive from RobotTestCase."
    }

    /// A report with the line as its second one.
    static func noted(in report: String) -> String {
        guard let hint else { return report }
        var lines = report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert(hint, at: 1)
        return lines.joined(separator: "\n")
    }
}
