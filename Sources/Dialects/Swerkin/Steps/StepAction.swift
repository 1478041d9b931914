import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import XCUIAutomation

/// Something that a step does at a line: it waits, records failures, and runs on the main actor.
struct StepAction: Sendable {
    let site: CallSite

    init(at site: CallSite) {
        self.site = site
    }

    /// Waits until a condition is true; one that stays false is a failure, `point` with the time, and details.
    @discardableResult
    func wait(
        _ timeout: TimeInterval, _ point: String, details: @MainActor () -> [String],
        until condition: @MainActor () -> Bool
    ) -> Bool {
        guard VirtualWait.allows(timeout) else {
            record("\(point): \(timeout) is not a time-out in seconds.")
            return false
        }
        if VirtualWait.run(for: timeout, point, at: site, condition) { return true }
        record("\(point) within \(timeout.text).", OnMainActor.run(at: site) { details() })
        return false
    }

    func pass(_ seconds: TimeInterval) {
        guard VirtualWait.allows(seconds) else {
            return record(
                "Cannot wait for \(CGFloat(seconds).shortText) s: it must be a number of seconds from 0 to 1,000,000,000."
            )
        }
        _ = VirtualWait.run(for: seconds, "", at: site) { false }
    }

    func record(_ point: String, _ details: [String] = []) {
        site.whileCurrentUnlessNested {
            AutomationFailure(point, details).record()
        }
    }

    /// Runs a part of the action on the main actor, in the call at the line; returns whether it recorded no failure.
    ///
    /// - Parameter point: what failed if a finger or the keyboard cannot do what it is asked for.
    @discardableResult
    func perform(_ point: String, _ body: @MainActor () -> Void) -> Bool {
        let failures = FailureCollector.failures { OnMainActor.run(at: site) { body() } }
        for recorded in failures {
            if recorded.failure is TouchFailure || recorded.failure is KeyboardFailure {
                record(point, [recorded.failure.description])
            } else {
                recorded.deliver()
            }
        }
        return failures.isEmpty
    }

    /// Runs gestures that may fail, which is seen afterwards; failures in the application's code are recorded.
    @MainActor
    static func attempt(_ gestures: () -> Void) {
        for recorded in FailureCollector.failures(of: gestures) where !(recorded.failure is TouchFailure) {
            recorded.deliver()
        }
    }

    @MainActor
    func finishAnimations() {
        TimeLapse.waitForAnimationsToFinish(
            fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
}
