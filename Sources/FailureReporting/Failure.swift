/// A failure or warning, as a value: conforming types have one case for each situation.
///
/// Its text is `description`, and made nowhere else.
package protocol Failure: Error, Sendable, CustomStringConvertible {}

/// A failure with the call site that it was recorded at.
package struct RecordedFailure: Sendable {
    /// Whether it fails the test.
    package enum Severity: Sendable {
        /// It fails the test.
        case failure
        /// It does not; the text is shown in the test's output.
        case warning
    }

    /// What went wrong.
    package let failure: any Failure
    /// The line it belongs to; `nil` if no DSL call was running.
    package let site: CallSite?
    /// The last DSL call of the test, if none was running.
    package var lastCall: CallSite?
    /// Whether it was found at the end of the test, so that it belongs to the whole test.
    package var isAtEnd = false
    /// Whether it fails the test.
    package let severity: Severity
    /// The test's activities in which it was found, as one text; `nil` outside of any.
    package let activity = CallContext.activityPath

    package init(failure: any Failure, site: CallSite?, severity: Severity) {
        self.failure = failure
        self.site = site
        self.severity = severity
    }

    /// The failure's text, with the activities as its last line.
    package var text: String { failure.description + (activity.map { "\nIn: \($0)" } ?? "") }
}
