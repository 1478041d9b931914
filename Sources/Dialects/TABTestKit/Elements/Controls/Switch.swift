import FailureReporting
import XCUIAutomation

/// A switch.
///
/// ```swift
/// Switch(id: "Notifications").adjust(to: .off)
/// ```
public struct Switch: NamedElement, ValueRepresentable, Adjustable, Tappable {
    /// Whether a switch is on.
    public enum State: Int, Sendable {
        /// It is off.
        case off
        /// It is on.
        case on
    }

    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `switch`.
    public let type: XCUIElement.ElementType = .switch

    /// Makes a description of a switch.
    public init(place: ElementPlace) { self.place = place }

    /// Whether it is on; off, and a failure, if it does not exist or has another value than `0` and `1`.
    public var value: State {
        let value = underlyingXCUIElement.value as? String
        if let value, let number = Int(value), let state = State(rawValue: number) { return state }
        if underlyingXCUIElement.exists {
            AutomationFailure(
                "\(name) has the value \(value?.debugDescription ?? "nil"), not \"0\" or \"1\"."
            )
            .record()
        }
        return .off
    }

    /// Taps the switch, and waits up to 1 s of virtual time; the state that it has already is a failure.
    @_disfavoredOverload
    public func adjust(to newValue: State) {
        act(when: [.exists]) { element in
            guard newValue != value else {
                return AutomationFailure("Switch is already in state \(newValue): \(name).").record()
            }
            element.tap()
            let isSet = VirtualWait.run(for: 1, "adjust(to:)", at: .ofCaller) {
                FailureCollector.quietly { value } == newValue
            }
            guard !isSet else { return }
            let reason = element.isEnabled ? "is still \(value)" : "is disabled"
            AutomationFailure("Failed waiting for Switch to have state \(newValue): \(name) \(reason).")
                .record()
        }
    }
}
