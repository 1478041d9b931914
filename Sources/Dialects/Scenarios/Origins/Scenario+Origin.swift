import FailureReporting

extension Scenario {
    /// Runs a scenario that is not written in Swift.
    package static func run(
        _ description: String, from origin: ScenarioOrigin?, at site: CallSite,
        isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void
    ) async {
        let scenario = Scenario(description: description, site: site, origin: origin)
        await RunningScenario.begin(scenario, isAsync: true)?.run(handler)
    }
}
