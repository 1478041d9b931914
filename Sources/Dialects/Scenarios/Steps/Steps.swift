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
/// A step takes an expression, a function by reference or a closure. Each may throw: `Given(I: try logIn())`. A failure
/// inside is recorded at the step's line, with its words, and the rest of the test's steps and scenarios is skipped. A
/// known issue skips nothing. A step that throws `XCTSkip`, or calls `Test.cancel()`, skips the rest without a failure;
/// of the former, the report alone tells.
///
/// For functions that read better than a label, extend this type and call
/// ``perform(_:in:fileID:filePath:line:column:_:)``.
///
/// Asynchronous steps have the label as a function: `await When.I(refresh)`.
public struct Steps: Sendable {
    /// The word that the steps begin with.
    public let keyword: Step.Keyword
    /// What vocabularies keep with their steps, such as the test case that made them.
    package let owner: (any Sendable)?
    /// Whether the steps are what a running step does, and no entries of the report of their own.
    private let isPart: Bool

    /// Makes the runner of the steps that begin with a keyword.
    public init(_ keyword: Step.Keyword) {
        self.init(keyword, owner: nil)
    }

    /// Makes the runner of the steps that begin with a keyword, for a vocabulary.
    package init(_ keyword: Step.Keyword, owner: (any Sendable)?) {
        self.keyword = keyword
        self.owner = owner
        isPart = false
    }

    /// Makes the runner of steps that are what a running step does, for steps in other words: they have no entries of
    /// their own in the report. Outside of a step they are steps as others.
    package init(partOf keyword: Step.Keyword) {
        self.keyword = keyword
        owner = nil
        isPart = true
    }

    /// Runs a step under words of its own; for functions in extensions.
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
    ///   - words: the step in words, without its keyword; `nil` to read the function's name and arguments from the
    ///     source, at the line and column.
    ///   - function: the function of the test.
    ///   - handler: what the step does; an error that it throws is a failure.
    public func perform(
        _ words: String?, in function: StaticString = #function, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ handler: () throws -> Void
    ) {
        run(words.map { .given($0) } ?? .ofCall, CallSite(fileID, filePath, line, column), function, handler)
    }

    /// Runs an asynchronous step under words of its own; for functions in extensions.
    ///
    /// - Parameters:
    ///   - words: the step in words, without its keyword; `nil` to read the function's name and arguments from the
    ///     source, at the line and column.
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
        if isPart, let running = RunningStep.current { return running.perform(handler) }
        let step = Step(StepWords(keyword, phrase, at: site), in: function)
        RunningStep.begin(step, at: site)?.run(handler)
    }

    func run(
        _ phrase: StepWords.Phrase, _ site: CallSite, _ function: StaticString,
        isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void
    ) async {
        if isPart, let running = RunningStep.current { return await running.perform(handler) }
        let step = Step(StepWords(keyword, phrase, at: site), in: function)
        await RunningStep.begin(step, at: site, isAsync: true)?.run(handler)
    }
}
