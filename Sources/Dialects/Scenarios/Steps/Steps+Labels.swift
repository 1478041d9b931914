// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FailureReporting

// The word I is capitalised in English.

// In the first person.
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

// About a certain thing.
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

// About any thing of a kind.
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
