import FailureReporting

/// A wait of a step for an element, up to the test's `waitingTimeout`.
struct ElementWait {
    private let action: ElementAction

    init(_ sought: SoughtElement, at site: CallSite) {
        action = ElementAction(sought, at: site)
    }

    /// Waits until it exists; returns whether it does.
    @discardableResult
    func forElement() -> Bool { action.isNamed() && action.waitForElement() }

    /// Waits until a finger can touch it; returns whether one can.
    @discardableResult
    func untilTappable() -> Bool { action.isNamed() && action.waitUntilTappable() }

    /// Waits until it does not exist; returns whether that is so.
    @discardableResult
    func untilAbsent() -> Bool { action.isNamed() && action.waitForAbsence() }
}
