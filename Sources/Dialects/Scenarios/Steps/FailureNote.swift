import TestRecording
import TimeLapse
import XCUIAutomation

/// The details of one failure, as an attachment of the test.
struct FailureNote {
    let text: String

    init(_ failure: String, at place: String?, of step: Step, in scenario: Scenario?) {
        text = """
            Full failure info (scenarios and steps may be in a different file to the actual failure):

            Failed scenario: \(scenario?.description ?? "No scenario")
            Failed step: \(step.function) on line \(step.line) in file \(step.words.site.path)

            Actual line that failed: \(place ?? "\(step.words.site)")

            Description: \(failure)
            """
    }

    /// Attaches it to the running test.
    ///
    /// XCTest on Linux has no place for attachments but the log, where the failure itself has said all of it.
    func attach() {
        guard RunningTestCase.current == nil else { return }
        let attachment = XCTAttachment(string: text)
        attachment.name = "Failure at \(VirtualClock.current.date)"
        attachment.addToRunningTest()
    }
}
