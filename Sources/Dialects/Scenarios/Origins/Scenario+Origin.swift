import FailureReporting

extension Scenario {
    /// Runs a scenario that is not written in Swift.
    ///
    /// - Parameters:
    ///   - description: what it is called.
    ///   - origin: where it is written; `nil` if that is the line.
    ///   - handler: its steps; an error that it throws is a failure.
    @discardableResult
    package init(
        _ description: String, from origin: ScenarioOrigin?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ handler: () throws -> Void
    ) {
        let site = CallSite(fileID, filePath, line, column)
        self.init(description: description, site: site, origin: origin)
        RunningScenario.begin(self)?.run(handler)
    }

    /// Runs a scenario that is not written in Swift, with asynchronous steps.
    ///
    /// - Parameters:
    ///   - description: what it is called.
    ///   - origin: where it is written; `nil` if that is the line.
    ///   - handler: its steps; an error that it throws is a failure.
    package static func run(
        _ description: String, from origin: ScenarioOrigin?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void
    ) async {
        let site = CallSite(fileID, filePath, line, column)
        let scenario = Scenario(description: description, site: site, origin: origin)
        await RunningScenario.begin(scenario, isAsync: true)?.run(handler)
    }
}
