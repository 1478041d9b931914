import FailureReporting

extension Steps {
    /// Runs a step that is not written in Swift.
    ///
    /// - Parameters:
    ///   - words: the step in words, without its keyword.
    ///   - origin: where it is written, and what is written below it.
    ///   - function: the function of the test.
    ///   - handler: what the step does; an error that it throws is a failure.
    package func performAsync(
        _ words: String, from origin: StepOrigin, in function: StaticString = #function, at site: CallSite,
        isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void
    ) async {
        let step = Step(StepWords(keyword, .given(words), at: site), in: function, from: origin)
        await RunningStep.begin(step, at: site, isAsync: true)?.run(handler)
    }
}
