import FailureReporting

extension Steps {
    /// Runs a function as a step about a certain thing: `Given(the: serverIsDown)`.
    @_disfavoredOverload
    public func callAsFunction(
        the handler: () throws -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, function: StaticString = #function
    ) {
        run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an expression as a step about a certain thing: `And(the: value(of: label, is: "3"))`.
    public func callAsFunction(
        the handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an asynchronous function as a step about a certain thing: `await Then.the(answerArrives)`.
    public func the(
        _ handler: () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an asynchronous expression as a step about a certain thing: `await Then.the(await answer(of: server))`.
    @_disfavoredOverload
    public func the(
        _ handler: @autoclosure () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("the"), CallSite(fileID, filePath, line, column), function, handler)
    }
}
