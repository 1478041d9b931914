// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The word is capitalised in English.
import FailureReporting

extension Steps {
    /// Runs a step in the first person, which a function does: `When(I: logIn)`.
    @_disfavoredOverload
    public func callAsFunction(
        I handler: () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step in the first person, which an expression does: `Given(I: see(loginScreen))`.
    public func callAsFunction(
        I handler: @autoclosure () throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) {
        run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step in the first person, which an asynchronous function does: `await When.I(refresh)`.
    public func I(
        _ handler: () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step in the first person, which an asynchronous expression does: `await When.I(await refresh(feed))`.
    @_disfavoredOverload
    public func I(
        _ handler: @autoclosure () async throws -> Void, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function, isolation: isolated (any Actor)? = #isolation
    ) async {
        await run(.labelled("I"), CallSite(fileID, filePath, line, column), function, handler)
    }
}
