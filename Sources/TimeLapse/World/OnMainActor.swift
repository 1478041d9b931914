import Dispatch
import FailureReporting

/// Runs what a nonisolated call of a test asks for on the main actor, where views are.
///
/// XCUITest's classes are used from tests that are on the main actor and from tests that are not. On the main queue the
/// call is direct. On another thread the caller waits for the main queue, in the same world; failures are recorded on
/// the caller's side, as the running test is known there.
///
/// Tasks that the application begins in a call are the world's, so that waits see what they bring; the process's world
/// is bound for that, where a plain XCTest case is in no other.
package enum OnMainActor {
    /// Runs `body` on the main actor, as a part of the call at `site` if there is one, and returns its result.
    package static func run<Result: Sendable>(
        at site: CallSite? = nil, _ body: @MainActor () -> Result
    ) -> Result {
        guard !MainQueue.isCurrent else {
            return MainActor.assumeIsolated { within(site, body) }
        }
        let world = World.current
        var failures: [RecordedFailure] = []
        var warnings: [RecordedFailure] = []
        let result = Dispatch::DispatchQueue.main.sync {
            MainActor.assumeIsolated {
                var result: Result?
                world.whileCurrent {
                    warnings = FailureCollector.warnings {
                        failures = FailureCollector.failures { result = within(site, body) }
                    }
                }
                return result
            }
        }
        for recorded in failures { recorded.failure.record(at: recorded.site ?? site) }
        for recorded in warnings { recorded.failure.recordWarning(at: recorded.site ?? site) }
        guard let result else { preconditionFailure("A call on the main queue did not run.") }
        return result
    }

    @MainActor
    private static func within<Result>(_ site: CallSite?, _ body: @MainActor () -> Result) -> Result {
        guard World.isBound else { return World.processWide.whileCurrent { within(site, body) } }
        guard let site else { return body() }
        return site.whileCurrentUnlessNested { body() }
    }
}
