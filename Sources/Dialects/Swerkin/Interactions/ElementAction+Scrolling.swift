import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery
import XCUIAutomation

// Elements that may have to be scrolled to before they exist, as rows of a list.
extension ElementAction {
    /// How often content may grow at its end.
    private static let rounds = 50

    /// Scrolls down until the element is on the screen; one that is not there at the end is a failure.
    ///
    /// Where more content comes by and by, it waits for that, and goes on.
    @discardableResult
    func scrollTo() -> Bool {
        guard isNamed() else { return false }
        return perform("Could not scroll to \(sought.name).") {
            StepAction(at: site).finishAnimations()
            var search = ScrollSearch(for: sought)
            for _ in 0..<Self.rounds {
                if search.run() { return bringIntoView() }
                guard somethingComes() else { break }
            }
            guard sought.first == nil else { return bringIntoView() }
            record("Did not find \(sought.name) by scrolling down.", search.lines)
        }
    }

    @MainActor
    private func somethingComes() -> Bool {
        let room = ScrollSearch.room
        return VirtualWait.run(for: Timeouts.waiting, "", at: site) {
            sought.first != nil || ScrollSearch.room > room + 1
        }
    }

    @MainActor
    private func bringIntoView() {
        guard let element = sought.first, !element.canBeSeen else { return }
        StepAction.attempt { Robot::scrollIntoView(element.target) }
        guard let shown = sought.first, !shown.canBeSeen else { return }
        let reason = TouchObstacle(of: shown).map { ["\(shown): \($0.reason)."] } ?? []
        record("Could not scroll to \(sought.name).", reason)
    }

    /// Taps the element, which may be a row that is not loaded yet.
    @discardableResult
    func scrollToAndTap() -> Bool {
        guard isNamed() else { return false }
        var searched = self
        searched.hints = OnMainActor.run(at: site) {
            guard sought.first == nil else { return [] }
            var search = ScrollSearch(for: sought)
            if search.run() { return [] }
            // Later it may come where the list was.
            search.goBack()
            return search.journeys
        }
        return searched.tap()
    }
}
