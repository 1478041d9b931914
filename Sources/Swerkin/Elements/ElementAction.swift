import FailureReporting
import Foundation
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

    init(_ sought: SoughtElement, at site: CallSite) {
        self.sought = sought
        self.site = site
    }

    /// Whether the element exists now.
    var exists: Bool { OnMainActor.run(at: site) { sought.first != nil } }

    /// Waits until the element exists, at most for a time; one that does not come is a failure.
    ///
    /// - Returns: whether it exists.
    @discardableResult
    func waitForElement(_ timeout: TimeInterval = Timeouts.waiting) -> Bool {
        wait(timeout, "Did not find \(sought.name)", details: { ElementReport(on: sought).lines }) {
            sought.first != nil
        }
    }

    /// Waits until the element does not exist, at most for a time; one that stays is a failure.
    @discardableResult
    func waitForAbsence(_ timeout: TimeInterval = Timeouts.waiting) -> Bool {
        wait(
            timeout, "Still found \(sought.name)",
            details: { sought.first.map { ["The element: \($0) at \($0.frame.shortText)."] } ?? [] }
        ) { sought.first == nil }
    }

    /// Waits until a condition is true; one that stays false is a failure, `point` with the time, and details.
    @discardableResult
    func wait(
        _ timeout: TimeInterval, _ point: String, details: @MainActor () -> [String],
        until condition: @MainActor () -> Bool
    ) -> Bool {
        guard VirtualWait.allows(timeout) else {
            record("\(timeout) is not a time-out in seconds, to wait for \(sought.name).", [])
            return false
        }
        if VirtualWait.run(for: timeout, point, at: site, condition) { return true }
        record("\(point) within \(timeout.text).", OnMainActor.run(at: site) { details() })
        return false
    }

    /// Records a failure: a point, and sentences below it.
    func record(_ point: String, _ details: [String]) {
        site.whileCurrentUnlessNested {
            StepFailure(([point] + details).joined(separator: "\n")).record()
        }
    }

    /// Waits for the element, scrolls to it, and waits until a finger can touch it; then does something with it.
    ///
    /// - Parameter body: called with the element, in the call at the line; not called if the element does not come, or
    ///   cannot be touched, which is a failure.
    func withTappable(_ body: @MainActor (AccessibleElement) -> Void) {
        guard waitForElement(), waitUntilTappable() else { return }
        OnMainActor.run(at: site) {
            guard let element = sought.first else { return }
            body(element)
            TimeLapse.waitForAnimationsToFinish()
        }
    }

    /// Waits until a finger can touch the element; one that stays out of reach is a failure that says why.
    @discardableResult
    func waitUntilTappable(_ timeout: TimeInterval = Timeouts.validation) -> Bool {
        OnMainActor.run(at: site) { scrollIntoView() }
        return wait(
            timeout, "Could not touch \(sought.name)", details: { obstacle.map { [$0] } ?? [] }
        ) { sought.first?.isHittable ?? false }
    }

    @MainActor
    private func scrollIntoView() {
        guard let element = sought.first, !element.isHittable else { return }
        // Whether it was reached is seen by the wait that follows.
        FailureCollector.quietly { Robot::scrollIntoView(element) }
    }

    /// Why the element cannot be touched.
    @MainActor
    private var obstacle: String? {
        guard let element = sought.first else { return ElementReport(on: sought).lines.first }
        guard case .failure(let obstacle) = HitTarget.find(element.view) else { return nil }
        return "\(element): \(obstacle)"
    }

    /// Taps the element; animations that the tap starts are finished, and no other time passes.
    func tap() {
        withTappable { tapOn($0, lapse: .animations) }
    }
}
