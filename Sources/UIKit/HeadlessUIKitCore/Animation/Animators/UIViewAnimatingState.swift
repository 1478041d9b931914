/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or has ended.
    case inactive
    /// It runs, or is paused.
    case active
    /// It was stopped, and waits to be finished.
    case stopped
}
