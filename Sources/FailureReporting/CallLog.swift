import Synchronization

/// Remembers the last call that a test made, for failures in view code that no call of the test runs.
///
/// A test's world has one, bound by a task-local.
package final class CallLog: Sendable {
    /// The log of the current world; `nil` in none.
    @TaskLocal static var current: CallLog?

    private let site = Mutex<CallSite?>(nil)

    /// Makes an empty log.
    package init() {}

    /// The line of the last call; `nil` if there was none.
    package var last: CallSite? {
        get { site.withLock { $0 } }
        set { site.withLock { $0 = newValue } }
    }

    /// Runs `body` with this log as the current one.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Runs `body` with this log as the current one.
    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: body)
    }
}
