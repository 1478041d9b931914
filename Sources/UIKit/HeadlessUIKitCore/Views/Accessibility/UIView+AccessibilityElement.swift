extension UIView {
    /// The traits that were set on the view, not those of its class.
    package final var ownAccessibilityTraits: UIAccessibilityTraits? { extras?.accessibility.rare?.traits }

    package final func becomeAccessibilityElement(_ label: String?, _ traits: UIAccessibilityTraits) {
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = traits
    }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
