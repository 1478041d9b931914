import Synchronization

/// A step of a test: a call that acts or checks, or a named part with other steps in it.
///
/// Calls stand inside others: `tapOn` inside a verb of your own, and that inside an activity.
public struct ObservedStep: Sendable {
    /// What a step is.
    public enum Kind: String, Sendable {
        /// A call, such as of `tapOn`, `shouldSee`, or `rotate(to:)`.
        case call
        /// A scenario of a feature.
        case scenario
        /// A step of a scenario.
        case step
        /// An activity of XCTest.
        case activity
    }

    /// The number of the step in the process: a later one is greater.
    public let number: Int
    /// What it is.
    public let kind: Kind
    /// What it is called; empty for a call, which ``TestObserver/named(_:query:target:)`` may tell.
    public let words: String
    /// The line that began it; `nil` if it is not known.
    public let site: CallSite?

    private static let lastNumber = Atomic(0)

    package init(_ kind: Kind, _ words: String = "", at site: CallSite?) {
        number = Self.lastNumber.add(1, ordering: .relaxed).newValue
        (self.kind, self.words, self.site) = (kind, words, site)
    }
}
