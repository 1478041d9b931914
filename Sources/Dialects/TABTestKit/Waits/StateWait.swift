import FailureReporting
import XCUIAutomation

/// A wait for states of an element, one after the other.
struct StateWait {
    private let element: any Element
    private let states: [ElementAttributes.State]
    private let isNot: Bool
    private let timeout: TimeInterval

    init(
        _ element: any Element, _ states: [ElementAttributes.State], isNot: Bool = false,
        timeout: TimeInterval = 30
    ) {
        self.element = element
        self.states = states
        self.isNot = isNot
        self.timeout = timeout
    }

    /// Waits; the first state that does not come is a failure, and ends the wait.
    @discardableResult
    func requireAll() -> Bool {
        guard let missing = firstMissing() else { return true }
        if let state = missing { WaitFailure(element, state, isNot: isNot, within: timeout).record() }
        return false
    }

    func determineAll() -> Bool { firstMissing() == nil }

    func requireAll(at site: CallSite) { _ = site.whileCurrentUnlessNested { requireAll() } }

    func determineAll(at site: CallSite) -> Bool { site.whileCurrentUnlessNested { determineAll() } }

    /// The first state that does not come; the inner `nil` for an invalid wait, which is recorded.
    private func firstMissing() -> ElementAttributes.State?? {
        guard !states.isEmpty else {
            AutomationFailure("You must provide at least one state of \(element.name) to wait for.").record()
            return .some(nil)
        }
        guard VirtualWait.allows(timeout) else {
            AutomationFailure("\(timeout) is not a time-out in seconds, to wait for \(element.name).")
                .record()
            return .some(nil)
        }
        for state in states {
            let isThere = VirtualWait.run(for: timeout, "waitFor(\(state))", at: .ofCaller) {
                state.holds(for: element) == !isNot
            }
            if !isThere { return state }
        }
        return nil
    }
}

extension CallSite {
    /// The line of the call that is running, of the step, or else of the test's last call: a property knows no line.
    static var ofCaller: CallSite {
        current ?? CallContext.scope?.site ?? CallContext.lastCall
            ?? CallSite(#fileID, #filePath, #line, #column)
    }
}

extension ElementAttributes.State {
    /// Whether an element has the state now; `nil` if it does not exist, and the state is one of what exists.
    @MainActor
    func holds(for element: any Element) -> Bool? {
        FailureCollector.quietly {
            let underlying = element.underlyingXCUIElement
            switch self {
            case .exists: return underlying.exists
            case .hittable: return underlying.isHittable
            case .visible: return underlying.isVisible(in: element.parent.underlyingXCUIElement)
            case .visibleIn(let other): return underlying.isVisible(in: other.underlyingXCUIElement)
            case .selected: return underlying.exists ? underlying.isSelected : nil
            case .enabled: return underlying.exists ? underlying.isEnabled : nil
            case .hasKeyboardFocus: return underlying.exists ? underlying.hasKeyboardFocus : nil
            }
        }
    }
}
