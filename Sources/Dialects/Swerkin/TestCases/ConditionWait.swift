import FailureReporting
import TimeLapse
import XCUIAutomation

/// A wait for a condition of the test's own.
struct ConditionWait {
    private let message: String
    private let timeout: TimeInterval
    private let isNegated: Bool

    init(_ message: String, _ timeout: TimeInterval, isNegated: Bool) {
        self.message = message
        self.timeout = timeout
        self.isNegated = isNegated
    }

    /// Waits; a condition that stays as it is not wanted is a failure.
    func require(at site: CallSite, _ condition: () -> Bool) {
        site.whileCurrentUnlessNested {
            let came = VirtualWait.runNonisolated(for: timeout, "wait(for:errorMessage:timeout:)", at: site) {
                condition() != isNegated
            }
            guard !came, VirtualWait.allows(timeout) else { return }
            let state = isNegated ? "true" : "false"
            let finding = "The condition was still \(state) after \(timeout.text) of virtual time."
            AutomationFailure(message.isEmpty ? finding : "\(message)\n\(finding)").record()
        }
    }
}

extension TimeInterval {
    /// The number of seconds as people read it: `2 s`.
    var text: String { VirtualWait.allows(self) ? Duration.seconds(self).text : "\(self) s" }
}
