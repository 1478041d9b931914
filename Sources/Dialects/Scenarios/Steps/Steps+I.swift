// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The word is capitalised in English.
import FailureReporting

extension Steps {
    /// Runs a function as a step in the first person: `When(I: logIn)`.
    @_disfavoredOverload
    public func callAsFunction(
        I handler: () throws -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, function: StaticString = #function
    ) {
        run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an expression as a step in the first person: `Given(I: see(loginScreen))`.
    public func callAsFunction(
        I handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an asynchronous function as a step in the first person: `await When.I(refresh)`.
    public func I(
        _ handler: () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an asynchronous expression as a step in the first person: `await When.I(await refresh(feed))`.
    @_disfavoredOverload
    public func I(
        _ handler: @autoclosure () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }
}
