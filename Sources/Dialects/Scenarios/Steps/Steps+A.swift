import FailureReporting

extension Steps {
    /// Runs a function as a step about any thing of a kind: `Given(a: serverErrorIsReturned)`.
    @_disfavoredOverload
    public func callAsFunction(
        a handler: () throws -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, function: StaticString = #function
    ) {
        run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an expression as a step about any thing of a kind: `When(a: message(arrivesFrom: "Ada"))`.
    public func callAsFunction(
        a handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an asynchronous function as a step about any thing of a kind: `await When.a(messageArrives)`.
    public func a(
        _ handler: () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an asynchronous expression as a step about any thing of a kind: `await When.a(await message(from: "Ada"))`.
    @_disfavoredOverload
    public func a(
        _ handler: @autoclosure () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }
}
