import HeadlessUIKit
import ViewQuery

/// A state that an element is in or not, and that steps are about.
struct ElementState: Sendable {
    /// That it is expected: `to be enabled`.
    let expectation: String
    let contrary: String
    /// That an element is in it, as a clause: `it is enabled`.
    let holds: String
    /// Why an element is not in it, as a clause; `nil` if it is.
    let obstacle: @MainActor @Sendable (AccessibleElement) -> String?

    /// Whether the user can use the element: neither it nor what it is in is disabled.
    static let enabled = ElementState(
        expectation: "to be enabled", contrary: "to be disabled", holds: "it is enabled"
    ) { element in
        if let control = element.object as? UIControl, !control.isEnabled { return "it is disabled" }
        if element.traits.contains(.notEnabled) { return "it has the trait .notEnabled" }
        // A label or an image takes no touches by itself, but is not disabled by that.
        guard element.object is UIControl || element.object is UITableViewCell else { return nil }
        return element.view.reasonWithoutInteraction
    }

    static let highlighted = ElementState(
        expectation: "to be highlighted", contrary: "not to be highlighted", holds: "it is highlighted"
    ) { element in
        switch element.object {
        case let control as UIControl: control.isHighlighted ? nil : "it is not highlighted"
        case let cell as UITableViewCell: cell.isHighlighted ? nil : "it is not highlighted"
        default: "it has no highlighted state"
        }
    }

    static let focused = ElementState(
        expectation: "to have keyboard focus", contrary: "not to have keyboard focus",
        holds: "it has keyboard focus"
    ) { element in
        guard !element.view.isFirstResponder else { return nil }
        guard let other = UIApplication.shared.keyWindow?.firstResponder as? UIView else {
            return "nothing has it"
        }
        return "\(AccessibleElement(other, in: other)) has it"
    }

    static let touchable = ElementState(
        expectation: "to be touchable", contrary: "not to be touchable", holds: "it is touchable"
    ) { TouchObstacle(of: $0)?.reason }
}

extension UIView {
    /// That the view, or an ancestor, takes no touches, as a clause; `nil` if they all do.
    fileprivate var reasonWithoutInteraction: String? {
        lineage.first { !$0.isUserInteractionEnabled }
            .map { "user interaction is disabled for \($0 === self ? "it" : $0.summary)" }
    }
}
