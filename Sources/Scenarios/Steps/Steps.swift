import FailureReporting

/// Runs steps of a scenario: the type of ``Given``, ``When``, ``Then``, ``And`` and ``But``.
///
/// ```swift
/// Scenario("Logging out") {
///     Given(I: see(profileScreen))
///     And(the: value(of: profileScreen.usernameLabel, is: "My username"))
///     When(I: tap(profileScreen.logOutButton))
///     Then(I: doNotSee(profileScreen))
/// }
/// ```
///
/// A step takes an expression or a function by reference, which may throw. Failures inside are recorded at the step's
/// line, with its words; what follows in the test is then skipped. Steps with functions of their own are extensions of
/// this type: ``perform(_:in:fileID:filePath:line:column:_:)``.
///
/// For what is asynchronous, the label becomes a function: `await When.I(refresh)`.
public struct Steps: Sendable {
    /// The word that the steps begin with.
    public let keyword: Step.Keyword

    /// Makes a runner of steps that begin with a word.
    public init(_ keyword: Step.Keyword) {
        self.keyword = keyword
    }

    /// Runs a step that says in words what it does; for extensions with steps of your own.
    ///
    /// ```swift
    /// extension Steps {
    ///     func IAmLoggedIn(as name: String, file: StaticString = #filePath, line: UInt = #line) {
    ///         perform("I am logged in as \(name)", filePath: file, line: line) { … }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - words: the step in words, without its keyword; `nil` to read them from the source at the line.
    ///   - function: the function of the test.
    ///   - handler: what the step does; an error that it throws is a failure.
    public func perform(
        _ words: String?, in function: StaticString = #function, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ handler: () throws -> Void
    ) {
        run(words.map { .given($0) } ?? .ofCall, CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs a step that says in words what it does, and awaits it.
    ///
    /// - Parameters:
    ///   - words: the step in words, without its keyword; `nil` to read them from the source at the line.
    ///   - function: the function of the test.
    ///   - handler: what the step does; an error that it throws is a failure.
    public func performAsync(
        _ words: String?, in function: StaticString = #function, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void
    ) async {
        await run(
            words.map { .given($0) } ?? .ofCall, CallSite(fileID, filePath, line, column), function, handler)
    }

    func run(
        _ phrase: StepWords.Phrase, _ site: CallSite, _ function: StaticString, _ handler: () throws -> Void
    ) {
        let step = Step(StepWords(keyword, phrase, at: site), in: function)
        RunningStep.begin(step, at: site)?.run(handler)
    }

    func run(
        _ phrase: StepWords.Phrase, _ site: CallSite, _ function: StaticString,
        isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void
    ) async {
        let step = Step(StepWords(keyword, phrase, at: site), in: function)
        await RunningStep.begin(step, at: site)?.run(handler)
    }
}
