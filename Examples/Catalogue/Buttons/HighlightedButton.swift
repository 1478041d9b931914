import HeadlessUIKit

/// A button that stays highlighted.
final class HighlightedButton: UIButton {
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        // The end of a touch would set it to false.
        set { super.isHighlighted = true }
    }
}
