/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// The fingers move right: shows content further left.
    case right = 1
    /// The fingers move left: shows content further right.
    case left
    /// Shows content further up.
    case up
    /// Shows content further down.
    case down
    /// Shows the next content, whatever the direction.
    case next
    /// Shows the previous content, whatever the direction.
    case previous
}
