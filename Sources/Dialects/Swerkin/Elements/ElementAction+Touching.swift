import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery
import XCUIAutomation

extension ElementAction {
    /// Waits for the element, scrolls to it, and waits until a finger can touch it; then does something with it, and
    /// finishes animations; returns whether nothing failed.
    ///
    /// - Parameter point: what failed if a finger or the keyboard cannot do what it is asked for.
    @discardableResult
    func withTappable(_ point: String, _ body: @MainActor (AccessibleElement) -> Void) -> Bool {
        guard waitUntilTappable(Timeouts.validation) else { return false }
        return perform(point) {
            guard let element = sought.first else { return }
            body(element)
            StepAction(at: site).finishAnimations()
        }
    }

    /// Waits until the element exists and a finger can touch it, at most for a time; else the failure says why.
    ///
    /// One that is outside of the visible part of a scroll view is scrolled to, which takes time of its own.
    @discardableResult
    func waitUntilTappable(_ timeout: TimeInterval = Timeouts.waiting) -> Bool {
        guard isNamed() else { return false }
        // Most elements are there, and need no waiting.
        if OnMainActor.run(at: site, { sought.first?.canBeTouched ?? false }) { return true }
        let start = VirtualClock.current.now
        guard waitForElement(timeout) else { return false }
        let rest = max(0, timeout - (VirtualClock.current.now - start).inSeconds)
        OnMainActor.run(at: site) { scrollIntoView() }
        if VirtualWait.run(for: rest, "", at: site, { sought.first?.canBeTouched ?? false }) { return true }
        // What covered the scroll view, or kept it from scrolling, may be gone by now.
        let isTappable = OnMainActor.run(at: site) {
            scrollIntoView()
            return sought.first?.canBeTouched ?? false
        }
        if !isTappable {
            record(
                "Could not touch \(sought.name) within \(timeout.text).",
                OnMainActor.run(at: site) { obstacleLines })
        }
        return isTappable
    }

    /// Scrolls to the element if it is outside of the visible part of a scroll view.
    @MainActor
    func scrollIntoView() {
        guard let element = sought.first, !element.canBeTouched else { return }
        StepAction.attempt { Robot::scrollIntoView(element.target) }
    }

    @MainActor
    private var obstacleLines: [String] {
        guard let element = sought.first else { return ElementReport(on: sought).lines }
        return TouchObstacle(of: element).map { ["\(element) cannot be touched: \($0.reason)."] } ?? []
    }

    /// Taps the element; animations that the tap starts are finished, and no other time passes.
    @discardableResult
    func tap() -> Bool {
        withTappable("Could not touch \(sought.name).") { element in
            tapOn(
                element.target, lapse: .animations, fileID: site.fileID, filePath: site.filePath,
                line: site.line,
                column: site.column)
        }
    }
}

@MainActor
extension AccessibleElement {
    /// What a gesture touches: the view, also one that assistive technology does not see, such as a label in a row.
    var target: any TouchTarget { isView ? view : self }

    var canBeTouched: Bool { target.isHittable }
}

/// What keeps a finger from touching an element.
@MainActor
struct TouchObstacle {
    /// The reason, as a clause: `it is disabled`.
    let reason: String

    /// Returns `nil` if it can be touched.
    init?(of element: AccessibleElement) {
        if element.isView {
            guard case .failure(let obstacle) = HitTarget.find(element.view) else { return nil }
            reason = obstacle.reason(for: element.view)
            return
        }
        guard !element.isHittable else { return nil }
        // Nothing is touched: the gesture only says why not.
        let failures = FailureCollector.failures { tapOn(element, lapse: .none) }
        guard let text = failures.first?.failure.description else { return nil }
        let line = text.prefix { !$0.isNewline }
        let beginning = "tapOn cannot touch \(element): "
        let clause = line.hasPrefix(beginning) ? line.dropFirst(beginning.count) : line
        reason = clause.hasSuffix(".") ? String(clause.dropLast()) : String(clause)
    }
}
