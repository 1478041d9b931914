/// Something that went wrong, as a value: a type conforms with one case for each situation.
///
/// The text is `description`, and it is the only place where the text is made.
package protocol Failure: Error, Sendable, CustomStringConvertible {}

/// A failure together with the place it was recorded at.
package struct RecordedFailure: Sendable {
    /// What went wrong.
    package let failure: any Failure
    /// The line it belongs to; `nil` if no call of the DSL was under way.
    package let site: CallSite?

    /// The failure's text.
    package var text: String { failure.description }
}
