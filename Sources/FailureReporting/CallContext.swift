/// What is known wherever a call of a test leads: one task-local, as each costs time in each call.
package struct CallContext: Sendable {
    @TaskLocal static var current = CallContext()

    /// The call that is running, if any.
    var site: CallSite?
    /// The log of the current world; `nil` in none.
    var log: CallLog?

    /// Runs `body` in this context.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Runs `body`, and tasks that it starts, in this context.
    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: body)
    }
}
