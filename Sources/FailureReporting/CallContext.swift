/// What is known wherever a call of a test leads: one task-local, as each costs time in each call.
package struct CallContext: Sendable {
    @TaskLocal static var current = CallContext()

    /// The call that is running, if any.
    var site: CallSite?
    /// The log of the current world; `nil` in none.
    var log: CallLog?
    /// The names of the test's activities that are under way, from the outermost to the innermost.
    package private(set) var activities: [String] = []
    /// The named part of the test that is running, if any.
    var scope: (any FailureScope)?

    package static func inside(activity name: String) -> CallContext {
        var context = current
        context.activities.append(name)
        return context
    }

    /// The activities that are under way as one text, `Log in › Type the password`; `nil` if none is.
    package static var activityPath: String? {
        let names = current.activities
        return names.isEmpty ? nil : names.joined(separator: " › ")
    }

    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self, operation: body)
    }
}
