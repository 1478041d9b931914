import FailureReporting

/// A scenario of a test: steps under a description.
///
/// ```swift
/// Scenario("Logging out") {
///     Given(I: see(profileScreen))
///     When(I: tap(profileScreen.logOutButton))
///     Then(I: doNotSee(profileScreen))
/// }
/// ```
///
/// It runs at once. After a failure, the later steps and scenarios of the test are skipped; other code in a scenario that
/// has begun still runs. The last line of each failure inside names the scenario: `In: Logging out`.
///
/// A test of Swift Testing without a trait such as `.robot` keeps no record of its failures. There, a step that fails
/// skips the rest of the outermost scenario alone, and a failed `#expect` skips nothing.
public struct Scenario: Sendable, CustomStringConvertible {
    /// The scenario that is running, the innermost one; `nil` outside of any.
    ///
    /// Tests and tasks that run in parallel do not see each other's scenarios.
    public static var current: Scenario? { RunningPart.current?.scenario }

    /// What happens in it, in words.
    public let description: String
    let site: CallSite
    let origin: ScenarioOrigin?

    /// Runs a scenario.
    ///
    /// - Parameters:
    ///   - description: what happens in it, in words.
    ///   - handler: its steps; an error that it throws is a failure.
    @discardableResult
    public init(
        _ description: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, _ handler: () throws -> Void
    ) {
        self.init(description: description, site: CallSite(fileID, filePath, line, column))
        RunningScenario.begin(self)?.run(handler)
    }

    init(description: String, site: CallSite, origin: ScenarioOrigin? = nil) {
        self.description = description
        self.site = site
        self.origin = origin
    }

    /// Runs a scenario with asynchronous steps.
    ///
    /// ```swift
    /// await Scenario.run("Refreshing") {
    ///     Given(I: see(feedScreen))
    ///     await When.I(refresh)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - description: what happens in it, in words.
    ///   - handler: its steps; an error that it throws is a failure.
    public static func run(
        _ description: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
        _ handler: () async throws -> Void
    ) async {
        let scenario = Scenario(description: description, site: CallSite(fileID, filePath, line, column))
        await RunningScenario.begin(scenario, isAsync: true)?.run(handler)
    }
}
