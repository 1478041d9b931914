import Foundation
import TestSupport
import ViewQuery

extension UIView {
    /// Makes the view an accessibility element with a name and a role.
    @discardableResult
    func seen(as label: String, _ traits: UIAccessibilityTraits = .button) -> Self {
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = traits
        return self
    }

    /// An element in the view that is not a view.
    func element(_ label: String, _ traits: UIAccessibilityTraits = .button) -> UIAccessibilityElement {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = label
        element.accessibilityTraits = traits
        return element
    }
}

extension UIAccessibilityElement {
    /// Makes the element a container of others.
    func holding(_ elements: [Any]) -> Self {
        isAccessibilityElement = false
        accessibilityElements = elements
        return self
    }
}

extension Sequence<AccessibleElement> {
    /// The elements' labels, in order.
    @MainActor var labels: String {
        map { $0.label ?? "-" }.joined(separator: " ")
    }
}
