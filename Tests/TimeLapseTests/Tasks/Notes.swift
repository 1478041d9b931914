import FailureReporting
import Synchronization
import TimeLapse

/// Lines in the order in which they were noted, from wherever.
final class Notes: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func note(_ line: String) {
        state.withLock { $0.append(line) }
    }
}

/// Runs a test on the main actor with a clock of its own, as an application's trait does.
func inWorld(_ body: @MainActor (VirtualClock) async throws -> Void) async rethrows {
    let clock = VirtualClock()
    try await clock.whileCurrent { @MainActor in try await body(clock) }
}

/// The texts of the failures that `body` records.
func collectFailures(of body: () async throws -> Void) async rethrows -> [String] {
    try await FailureCollector.failures(of: body).map(\.text)
}
