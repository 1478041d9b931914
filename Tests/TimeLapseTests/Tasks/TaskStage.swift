import FailureReporting
import TimeLapse

/// Runs a test on the main actor with a clock of its own, as an application's trait does.
func inWorld(_ body: @MainActor (VirtualClock) async throws -> Void) async rethrows {
    let clock = VirtualClock()
    try await clock.whileCurrent { @MainActor in try await body(clock) }
}

/// The texts of the failures that `body` records.
func collectFailures(of body: () async throws -> Void) async rethrows -> [String] {
    try await FailureCollector.failures(of: body).map(\.text)
}
