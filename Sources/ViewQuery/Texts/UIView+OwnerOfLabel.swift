import HeadlessUIKit

extension UIView {
    /// The control, or other accessibility element, that the view is directly in and gives its label to.
    ///
    /// Such a label is a part of it, as a button's title label is: assistive technology does not see the two apart.
    var ownerOfLabel: UIView? {
        guard let label = self as? UILabel, let owner = superview,
            owner is UIControl || owner.isAccessibilityElement,
            let text = label.text, !text.isEmpty, text == label.accessibilityLabel,
            text == owner.accessibilityLabel
        else { return nil }
        return owner
    }
}
