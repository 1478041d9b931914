import FailureReporting

extension Steps {
    /// Runs a step that is not written in Swift.
    ///
    /// - Parameters:
    ///   - words: the step in words, without its keyword.
    ///   - origin: where it is written, and what is written below it.
    ///   - function: the function of the test.
    ///   - handler: what the step does; an error that it throws is a failure.
    package func perform(
        _ words: String, from origin: StepOrigin, in function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ handler: () throws -> Void
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let step = Step(StepWords(keyword, .given(words), at: site), in: function, from: origin)
        RunningStep.begin(step, at: site)?.run(handler)
    }

    /// Runs an asynchronous step that is not written in Swift.
    ///
    /// - Parameters:
    ///   - words: the step in words, without its keyword.
    ///   - origin: where it is written, and what is written below it.
    ///   - function: the function of the test.
    ///   - handler: what the step does; an error that it throws is a failure.
    package func performAsync(
        _ words: String, from origin: StepOrigin, in function: StaticString = #function,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
        _ handler: () async throws -> Void
    ) async {
        let site = CallSite(fileID, filePath, line, column)
        let step = Step(StepWords(keyword, .given(words), at: site), in: function, from: origin)
        await RunningStep.begin(step, at: site, isAsync: true)?.run(handler)
    }
}
