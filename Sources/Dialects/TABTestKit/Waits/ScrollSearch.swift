import FailureReporting
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

    func run(until element: any Element, _ states: [ElementAttributes.State], isNot: Bool = false) {
        guard !states.isEmpty else {
            return AutomationFailure(
                "You must provide at least one state of \(element.name) to scroll until."
            )
            .record()
        }
        for state in states {
            let outcome = scroll { StateWait(element, [state], isNot: isNot, timeout: 1).determineAll() }
            switch outcome {
            case .found: continue
            case .failed: return
            case .ranOut(let progress):
                return fail(
                    element, "become \(isNot ? "not " : "")\(state)", ElementFinding.of(element, state),
                    progress)
            }
        }
    }

    func run(until element: any Element, hasValue value: String) {
        guard case .ranOut(let progress) = scroll(until: { element.currentValue == value }) else { return }
        let finding = ElementFinding.of(element, .exists)
        let point = element.currentValue.map { "has the value \($0.debugDescription)" }
        let other = element.underlyingXCUIElement.exists ? "has no value" : finding.point
        fail(
            element, "have the value \(value.debugDescription)", (point ?? other, finding.details), progress)
    }

    /// How a search ended.
    private enum Outcome {
        case found
        /// All tries were needed; with what they have moved.
        case ranOut(ScrollProgress)
        /// It cannot be scrolled, which was recorded: another try would only say so again.
        case failed
    }

    /// Scrolls until a condition is true, at most once more often than tries are allowed.
    private func scroll(until isFound: () -> Bool) -> Outcome {
        guard maxTries >= 0 else {
            AutomationFailure("Cannot scroll with \(maxTries) tries: maxTries must be 0 or more.").record()
            return .failed
        }
        let element = scrollable as? any Element ?? (scrollable as? any Screen)?.trait
        let direction = direction
        let progress = OnMainActor.run {
            // That the element does not exist, a scroll says.
            FailureCollector.quietly { ScrollProgress(of: element, direction) }
        }
        for _ in 0...maxTries {
            if isFound() { return .found }
            guard CallSequence.succeeds({ scrollable.scroll(direction) }) else { return .failed }
            OnMainActor.run { progress.note() }
        }
        return isFound() ? .found : .ranOut(progress)
    }

    private func fail(
        _ element: any Element, _ wanted: String, _ finding: (point: String, details: [String]),
        _ progress: ScrollProgress
    ) {
        AutomationFailure(
            "Ran out of tries (\(maxTries)) waiting for element to \(wanted): "
                + "\(element.name) \(finding.point).",
            OnMainActor.run { progress.details } + finding.details
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
    /// The text that is its value, without a failure where it does not exist; that of a label is the label.
    fileprivate var currentValue: String? {
        FailureCollector.quietly {
            guard underlyingXCUIElement.exists else { return nil }
            guard let represented = self as? any ValueRepresentable else { return value }
            return represented.anyValue as? String ?? value
        }
    }
}

extension ValueRepresentable {
    fileprivate var anyValue: Any { value }
}
