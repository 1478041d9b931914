import FailureReporting
import HeadlessUIKit
import ViewQuery
import XCUIAutomation

/// A state of an element that did not come within a time.
struct WaitFailure: Failure {
    let description: String

    init(_ element: any Element, _ state: ElementAttributes.State, isNot: Bool, within timeout: TimeInterval)
    {
        let point = "Failed awaiting element to \(isNot ? "not be" : "be") \(state) with timeout \(timeout)"
        description = OnMainActor.run {
            FailureCollector.quietly {
                let finding = ElementFinding(of: element, state)
                let pending = Self.pending(after: timeout)
                let details = finding.details.filter { !pending.contains($0) }
                return (["\(point): \(element.name) \(finding.point)."] + pending + details)
                    .joined(separator: "\n")
            }
        }
    }

    @MainActor
    private static func pending(after timeout: TimeInterval) -> [String] {
        let callbacks = PendingCallbacks()
        guard let pending = callbacks.list else { return [] }
        let needed = (timeout + callbacks.duration.inSeconds).rounded(.up)
        guard needed > timeout, needed < 1e9 else { return [pending] }
        return [pending, "To wait for it: timeout: \(Int(needed))"]
    }
}

/// What there is instead of an element in a state.
@MainActor
struct ElementFinding {
    /// What is wrong, said of the element: `does not exist`.
    let point: String
    let details: [String]

    init(of element: any Element, _ state: ElementAttributes.State = .exists) {
        let underlying = element.underlyingXCUIElement
        guard let summary = underlying.summary else {
            point = "does not exist"
            // Its first line says of XCUITest's element what the point says of this one, a wait has just failed, and tests
            // that are written with this module have no `app`.
            details = (underlying.problem(of: "exists")?.components(separatedBy: "\n").dropFirst() ?? [])
                .filter {
                    !$0.contains(".waitForExistence(") && !($0.hasPrefix("Try: app.") && $0.hasSuffix("]"))
                }
            return
        }
        details = ["The element: \(summary) at \(underlying.frame.shortText)."]
        switch state {
        case .exists: point = "exists"
        case .hittable: point = underlying.obstacle.map { "is not hittable: \($0)" } ?? "is hittable"
        case .visible: point = Self.visibility(underlying, in: element.parent)
        case .visibleIn(let other): point = Self.visibility(underlying, in: other)
        case .selected: point = underlying.isSelected ? "is selected" : "is not selected"
        case .enabled: point = underlying.isEnabled ? "is enabled" : "is disabled"
        case .hasKeyboardFocus:
            point =
                underlying.hasKeyboardFocus
                ? "has keyboard focus" : "does not have keyboard focus: \(FocusHolder.clause)"
        }
    }

    private static func visibility(_ element: XCUIElement, in other: any Element) -> String {
        let outer = other.underlyingXCUIElement
        guard outer.exists else { return "cannot be visible in \(other.name), which does not exist" }
        guard element.isInForeground else { return "is in an application that is in the background" }
        let isVisible = element.isVisible(in: outer)
        return
            "is \(isVisible ? "visible" : "outside of \(other.name), which is at \(outer.frame.shortText)")"
    }
}

/// What has keyboard focus.
@MainActor
enum FocusHolder {
    static var clause: String {
        guard let view = UIApplication.shared.keyWindow?.firstResponder as? UIView else {
            return "nothing has it"
        }
        return "\(view.summary) has it"
    }
}
