/// A view that shows where the next character goes.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
    /// Whether it comes and goes.
    var isBlinking: Bool { get set }

    /// Shows it, and has it come and go from now on, as when it moved.
    func resetBlinkAnimation()
}
