import FailureReporting

extension Steps {
    /// Runs a step about one of several things, which a function does: `Given(a: serverErrorIsReturned)`.
    @_disfavoredOverload
    public func callAsFunction(
        a handler: () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step about one of several things, which an expression does: `When(a: message(arrivesFrom: "Ada"))`.
    public func callAsFunction(
        a handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step about one of several things, which an asynchronous function does: `await When.a(messageArrives)`.
    public func a(
        _ handler: () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step about one of several things, which an asynchronous expression does: `await When.a(await message(from: "Ada"))`.
    @_disfavoredOverload
    public func a(
        _ handler: @autoclosure () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("a"), CallSite(fileID, filePath, line, column), function, handler)
    }
}
