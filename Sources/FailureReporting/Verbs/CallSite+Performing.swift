extension CallSite {
    /// Runs a verb of your own as one step of the test: what fails inside fails at the line that called it.
    ///
    /// ```swift
    /// @MainActor
    /// func logIn(
    ///     as name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    ///     column: UInt = #column
    /// ) {
    ///     CallSite(fileID, filePath, line, column).perform("logIn(as: \"\(name)\")") {
    ///         tapOn(theFirstView(withIdentifier("name")))
    ///         SoftwareKeyboard.main.type(name)
    ///         tapOn(theFirstView(withLabel("Log in")))
    ///     }
    /// }
    /// ```
    ///
    /// A failure inside says at its end where the line is that failed.
    ///
    /// - Parameters:
    ///   - words: what a trace shows, such as the call; by default the name of the function.
    ///   - body: what the verb does.
    public func perform<Result>(_ words: String = "", _ body: () throws -> Result) rethrows -> Result {
        try whileCurrent {
            CallContext.observer?.named(words.isEmpty ? functionName : words, query: "", target: nil)
            return try CallContext.inside(VerbScope(self)).whileCurrent(body)
        }
    }

    /// Runs a verb of your own that suspends, as one step of the test.
    ///
    /// - Parameters:
    ///   - words: what a trace shows, such as the call; by default the name of the function.
    ///   - body: what the verb does.
    public func perform<Result>(
        _ words: String = "", isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await whileCurrent(isolation: isolation) {
            CallContext.observer?.named(words.isEmpty ? functionName : words, query: "", target: nil)
            return try await CallContext.inside(VerbScope(self)).whileCurrent(isolation: isolation, body)
        }
    }
}
