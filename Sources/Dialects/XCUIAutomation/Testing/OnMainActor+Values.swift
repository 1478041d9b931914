import FailureReporting
import TimeLapse

extension OnMainActor {
    /// Runs `body` on the main actor with a value that need not be `Sendable`, as its result need not be.
    package static func run<Value, Result>(
        with value: Value, at site: CallSite? = nil, _ body: @MainActor (Value) -> Result
    ) -> Result {
        // One thread at a time uses them: the caller's is the main one, or is blocked until `body` has returned.
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) var result: Result?
        run(at: site) { result = body(value) }
        guard let result else { preconditionFailure("A call on the main queue did not run.") }
        return result
    }
}
