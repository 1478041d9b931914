/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// The fingers move right: shows content further left.
    case right = 1
    /// The fingers move left: shows content further right.
    case left = 2
    /// Shows content further up.
    case up = 3
    /// Shows content further down.
    case down = 4
    /// Shows the next content, whatever the direction.
    case next = 5
    /// Shows the previous content, whatever the direction.
    case previous = 6
}
