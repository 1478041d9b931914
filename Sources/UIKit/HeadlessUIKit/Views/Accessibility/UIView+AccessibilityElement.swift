extension UIView {
    /// Makes the view an accessibility element with a label and traits.
    final func becomeAccessibilityElement(_ label: String?, _ traits: UIAccessibilityTraits) {
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = traits
    }
}
