import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery
import XCUIAutomation

/// Something that is done with an element, at a line: finding it, waiting for it, touching it.
///
/// Each failure is recorded at the line, or at that of the step that is running.
struct ElementAction: Sendable {
    let sought: SoughtElement
    let site: CallSite
    var hints: [String] = []

    init(_ sought: SoughtElement, at site: CallSite) {
        self.sought = sought
        self.site = site
    }

    var exists: Bool { OnMainActor.run(at: site) { sought.first != nil } }

    /// Whether the test says which element it means; if not, that is recorded.
    func isNamed() -> Bool {
        guard let problem = sought.vagueness else { return true }
        record(problem, [])
        return false
    }

    /// Waits until the element exists, at most for a time; returns whether it does. One that does not come is a failure.
    @discardableResult
    func waitForElement(_ timeout: TimeInterval = Timeouts.waiting) -> Bool {
        isNamed()
            && wait(
                timeout, "Did not find \(sought.name)", details: { ElementReport(on: sought).lines + hints }
            ) { sought.first != nil }
    }

    @discardableResult
    func waitForAbsence(_ timeout: TimeInterval = Timeouts.waiting) -> Bool {
        isNamed()
            && wait(
                timeout, "Still found \(sought.name)",
                details: { sought.first.map { ["The element: \($0) at \($0.frame.shortText)."] } ?? [] }
            ) { sought.first == nil }
    }

    @discardableResult
    func wait(
        _ timeout: TimeInterval, _ point: String, details: @MainActor () -> [String],
        until condition: @MainActor () -> Bool
    ) -> Bool {
        StepAction(at: site).wait(timeout, point, details: details, until: condition)
    }

    func record(_ point: String, _ details: [String]) {
        StepAction(at: site).record(point, details)
    }

    @discardableResult
    func perform(_ point: String, _ body: @MainActor () -> Void) -> Bool {
        StepAction(at: site).perform(point, body)
    }
}
