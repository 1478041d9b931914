extension CallContext {
    /// What observes the current test, such as the recorder of a trace; `nil` if nothing does.
    package static var observer: (any TestObserver)? {
        // Reading the task-local context costs more than the rest of such a call, so it is only read while some test is
        // observed.
        CallLog.isAnyObserved ? current.observer : nil
    }

    /// Outside of any world, what observes all tests.
    var observer: (any TestObserver)? { (log ?? .outside).observer }

    /// Runs `body` as a step of the test, for its observer.
    package static func step<Result>(
        _ kind: ObservedStep.Kind, _ words: String, at site: CallSite?, _ body: () throws -> Result
    ) rethrows -> Result {
        guard let observer else { return try body() }
        let step = ObservedStep(kind, words, at: site)
        observer.stepBegan(step)
        defer { observer.stepEnded(step) }
        return try body()
    }

    /// Runs `body`, which may suspend, as a step of the test, for its observer.
    package static func step<Result>(
        _ kind: ObservedStep.Kind, _ words: String, at site: CallSite?,
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        guard let observer else { return try await body() }
        let step = ObservedStep(kind, words, at: site)
        observer.stepBegan(step)
        defer { observer.stepEnded(step) }
        return try await body()
    }
}
