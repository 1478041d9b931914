import HeadlessUIKit

extension UIView {
    /// The superview that is a control, or another accessibility element, and has the view's label as its own.
    ///
    /// Such a label is a part of it, as a button's title label is: assistive technology does not distinguish the two.
    var ownerOfLabel: UIView? {
        guard let owner = superviewLink, owner.takesOverLabels, let label = self as? UILabel,
            let text = label.text, !text.isEmpty, text == label.accessibilityLabel,
            text == owner.accessibilityLabel
        else { return nil }
        return owner
    }
}
