/// A failure or warning, as a value: conforming types have one case for each situation.
///
/// Its text is `description`, and made nowhere else.
package protocol Failure: Error, Sendable, CustomStringConvertible {
    /// What precedes the line of the running view code, if a report is to tell that: `The change was made at`.
    ///
    /// The line is only looked for when the failure is recorded with a test, as that takes time.
    var runningLineLead: String? { get }
}

extension Failure {
    package var runningLineLead: String? { nil }
}

/// A failure with the call site that it was recorded at.
package struct RecordedFailure: Sendable {
    /// Whether it fails the test.
    package enum Severity: Sendable {
        /// It fails the test.
        case failure
        /// It does not; the text is shown in the test's output.
        case warning
    }

    package let failure: any Failure
    /// The line it belongs to, in a step the step's; `nil` if no DSL call was running.
    package let site: CallSite?
    /// The named part of the test in which it was recorded.
    let scope: (any FailureScope)?
    /// What the scope puts above the text.
    package let heading: String?
    /// The line of the call that failed, if the scope has another one.
    package let siteInScope: CallSite?
    /// The last DSL call of the test, if none was running.
    package var lastCall: CallSite?
    /// Whether it was found at the end of the test, so that it belongs to the whole test.
    package var isAtEnd = false
    /// The line of the running view code, with words; `nil` if it is not told.
    var runningLine: String?
    package let severity: Severity
    /// The test's activities in which it was found, as one text; `nil` outside of any.
    package let activity = CallContext.activityPath

    package init(
        failure: any Failure, site: CallSite?, severity: Severity, scope: (any FailureScope)? = nil
    ) {
        self.failure = failure
        self.site = scope?.site ?? site
        self.severity = severity
        self.scope = scope
        heading = scope?.heading()
        siteInScope = site.flatMap { site in
            scope?.site.flatMap { $0.isSameLine(as: site) ? nil : site }
        }
    }

    /// The failure's text, with the scope's words above it, and with the activities as its last line.
    package var text: String {
        Self.text(
            [failure.description, runningLine].compactMap { $0 }.joined(separator: "\n"), below: heading,
            at: siteInScope.map { "\($0)" }, in: activity)
    }

    /// The lines of a failure's text that there are, in their order.
    static func text(
        _ finding: String?, below heading: String?, at place: String?, in activity: String?
    ) -> String {
        [heading, finding, place.map { "At: \($0)" }, activity.map { "In: \($0)" }]
            .compactMap { $0 }.joined(separator: "\n")
    }
}
