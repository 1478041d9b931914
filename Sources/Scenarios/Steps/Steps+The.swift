import FailureReporting

extension Steps {
    /// Runs a step about a thing, which a function does: `Given(the: serverIsDown)`.
    @_disfavoredOverload
    public func callAsFunction(
        the handler: () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step about a thing, which an expression does: `And(the: value(of: label, is: "3"))`.
    public func callAsFunction(
        the handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step about a thing, which an asynchronous function does: `await Then.the(answerArrives)`.
    public func the(
        _ handler: () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step about a thing, which an asynchronous expression does: `await Then.the(await answer(of: server))`.
    @_disfavoredOverload
    public func the(
        _ handler: @autoclosure () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }
}
