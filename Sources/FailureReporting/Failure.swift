/// Something that went wrong, as a value: a type conforms with one case for each situation.
///
/// The text is `description`, and it is the only place where the text is made.
package protocol Failure: Error, Sendable, CustomStringConvertible {}

/// A failure together with the place it was recorded at.
package struct RecordedFailure: Sendable {
    /// Whether a test fails by it.
    package enum Severity: Sendable {
        /// It does.
        case failure
        /// It does not; the text is shown with its report.
        case warning
    }

    /// What went wrong.
    package let failure: any Failure
    /// The line it belongs to; `nil` if no call of the DSL was under way.
    package let site: CallSite?
    /// Whether a test fails by it.
    package let severity: Severity

    /// The failure's text.
    package var text: String { failure.description }
}
