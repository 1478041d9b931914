/// What happens when a failure is recorded in a test, or in a program without one.
///
/// Without a handler, a failure is recorded with the running test, which goes on; outside of tests it ends the program.
public struct FailureHandler: Sendable {
    /// Whether the test goes on after a failure.
    public enum Decision: Sendable {
        /// It goes on, and so does a program outside of tests, in which the failure is written to standard error.
        case `continue`
        /// What follows is not recorded, as most of it follows from this failure; a program outside of tests ends.
        case stop
    }

    let decide: @Sendable (TestFailure) -> Decision

    /// Records each failure, and goes on.
    public static let `continue` = FailureHandler { _ in .continue }

    /// Records the first failure alone.
    public static let stop = FailureHandler { _ in .stop }

    /// Asks a closure about each failure, before it is recorded.
    ///
    /// - Parameter decide: called on the thread that records the failure. What it records is asked about as well.
    public static func ask(_ decide: @escaping @Sendable (TestFailure) -> Decision) -> FailureHandler {
        FailureHandler(decide: decide)
    }
}

/// A handler, and whether it has stopped.
struct FailureHandling: Sendable {
    /// What comes of a failure.
    enum Result {
        case recorded(FailureHandler.Decision)
        case ignored
    }

    let handler: FailureHandler
    var hasStopped = false
}
