import FailureReporting

extension Steps {
    /// Runs a step that is not written in Swift, by its words without the keyword.
    package func performAsync(
        _ words: String, from origin: StepOrigin, in function: StaticString = #function, at site: CallSite,
        isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void
    ) async {
        let step = Step(StepWords(keyword, .given(words), at: site), in: function, from: origin)
        await RunningStep.begin(step, at: site, isAsync: true)?.run(handler)
    }
}
