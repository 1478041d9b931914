/// Where assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// The fingers go right: what is to the left is shown.
    case right = 1
    /// The fingers go left: what is to the right is shown.
    case left = 2
    /// What is further up is shown.
    case up = 3
    /// What is further down is shown.
    case down = 4
    /// What comes next is shown, whatever the direction.
    case next = 5
    /// What came before is shown, whatever the direction.
    case previous = 6
}
