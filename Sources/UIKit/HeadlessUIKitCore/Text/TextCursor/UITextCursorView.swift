/// A view that shows where the next character is inserted.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
    /// Whether it blinks.
    var isBlinking: Bool { get set }

    /// Shows it, and restarts its blinking, as after it moved.
    func resetBlinkAnimation()
}
