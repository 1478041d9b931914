import FailureReporting
import Foundation
import XCUIAutomation

/// Scrolls until another element is as it is wanted.
struct ScrollSearch {
    private let scrollable: any Scrollable
    private let direction: ElementAttributes.Direction
    private let maxTries: Int

    init(_ scrollable: any Scrollable, _ direction: ElementAttributes.Direction, _ maxTries: Int) {
        self.scrollable = scrollable
        self.direction = direction
        self.maxTries = maxTries
    }

    /// Scrolls until an element has states, or does not have them, one after the other.
    func run(until element: any Element, _ states: [ElementAttributes.State], isNot: Bool = false) {
        guard !states.isEmpty else {
            return ElementFailure("You must provide at least one state of \(element.name) to scroll until.")
                .record()
        }
        for state in states {
            switch scroll(until: { StateWait(element, [state], isNot: isNot, timeout: 1).determineAll() }) {
            case .found: continue
            case .failed: return
            case .ranOut:
                return fail(element, "\(isNot ? "not " : "")\(state)", ElementFinding.of(element, state))
            }
        }
    }

    /// Scrolls until an element has a value.
    func run(until element: any Element, hasValue value: String) {
        guard scroll(until: { element.currentValue == value }) == .ranOut else { return }
        let finding = ElementFinding.of(element, .exists)
        guard element.underlyingXCUIElement.exists else { return fail(element, value, finding) }
        let point = element.currentValue.map { "has the value \($0.debugDescription)" } ?? "has no value"
        fail(element, value, (point, finding.details))
    }

    private enum Outcome {
        case found
        /// All tries were needed.
        case ranOut
        /// It cannot be scrolled, which was recorded: another try would only say so again.
        case failed
    }

    /// Scrolls until a condition is true, at most once more often than tries are allowed.
    private func scroll(until isFound: () -> Bool) -> Outcome {
        guard maxTries >= 0 else {
            ElementFailure("maxTries must be 0 or more, not \(maxTries).").record()
            return .failed
        }
        for _ in 0...maxTries {
            if isFound() { return .found }
            let failures = FailureCollector.failures { scrollable.scroll(direction) }
            for recorded in failures { recorded.failure.record(at: recorded.site) }
            guard failures.isEmpty else { return .failed }
        }
        return isFound() ? .found : .ranOut
    }

    private func fail(_ element: any Element, _ wanted: String, _ finding: (point: String, details: [String]))
    {
        ElementFailure(
            "Ran out of tries (\(maxTries)) waiting for element to become \(wanted): "
                + "\(element.name) \(finding.point).", finding.details
        ).record()
    }
}

extension ElementFinding {
    /// What there is instead of an element in a state, off the main actor, too.
    nonisolated static func of(_ element: any Element, _ state: ElementAttributes.State) -> (
        point: String, details: [String]
    ) {
        OnMainActor.run {
            FailureCollector.quietly {
                let finding = ElementFinding(of: element, state)
                return (finding.point, finding.details)
            }
        }
    }
}

extension Element {
    /// The value of the underlying element, without a failure where it does not exist.
    fileprivate var currentValue: String? {
        FailureCollector.quietly { underlyingXCUIElement.exists ? value : nil }
    }
}
