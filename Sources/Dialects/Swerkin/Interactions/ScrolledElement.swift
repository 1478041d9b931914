import FailureReporting
import Foundation
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery
import XCUIAutomation

/// An element that may have to be scrolled to before it exists, as a row of a list.
struct ScrolledElement {
    /// How often content may grow at its end.
    private static let rounds = 50

    private let action: ElementAction

    init(_ action: ElementAction) {
        self.action = action
    }

    /// Scrolls down until the element is on the screen; one that is not there at the end is a failure.
    ///
    /// Where more content comes by and by, it waits for that, and goes on.
    @discardableResult
    func show() -> Bool {
        guard action.isNamed() else { return false }
        return action.perform("Could not scroll to \(action.sought.name).") {
            StepAction(at: action.site).finishAnimations()
            var search = ScrollSearch(for: action.sought)
            for _ in 0..<Self.rounds {
                if search.run() { return bringIntoView() }
                guard somethingComes() else { break }
            }
            guard action.sought.first == nil else { return bringIntoView() }
            action.record("Did not find \(action.sought.name) by scrolling down.", search.lines)
        }
    }

    /// Waits until the element exists, or there is more to scroll.
    @MainActor
    private func somethingComes() -> Bool {
        let room = ScrollSearch.room
        return VirtualWait.run(for: Timeouts.waiting, "", at: action.site) {
            action.sought.first != nil || ScrollSearch.room > room + 1
        }
    }

    @MainActor
    private func bringIntoView() {
        guard let element = action.sought.first, !element.canBeSeen else { return }
        StepAction.attempt { scrollIntoView(element.target) }
        guard let shown = action.sought.first, !shown.canBeSeen else { return }
        let reason = TouchObstacle(of: shown).map { ["\(shown): \($0.reason)."] } ?? []
        action.record("Could not scroll to \(action.sought.name).", reason)
    }

    /// Taps the element, which may be a row that is not loaded yet.
    @discardableResult
    func tap() -> Bool {
        guard action.isNamed() else { return false }
        var searched = action
        searched.hints = OnMainActor.run(at: action.site) {
            guard action.sought.first == nil else { return [] }
            var search = ScrollSearch(for: action.sought)
            if search.run() { return [] }
            // Later it may come where the list was.
            search.goBack()
            return search.journeys
        }
        return searched.tap()
    }
}
