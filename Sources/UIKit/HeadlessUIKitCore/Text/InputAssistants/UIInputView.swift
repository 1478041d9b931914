/// A view in place of the keyboard or above it, which looks like the keyboard.
///
/// Return it as the ``UIResponder/inputView`` or the ``UIResponder/inputAccessoryView`` of a responder.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// What the view looks like.
    public enum Style: Int, Hashable, Sendable {
        /// Like a view of the application.
        case `default`
        /// Like the keyboard.
        case keyboard
    }

    private let style: Style

    /// What the view looks like. It has no effect here.
    open var inputViewStyle: Style { style }

    /// Whether constraints give the view its height. It has no effect here.
    open var allowsSelfSizing = false

    /// Makes a view; its height is that of the frame.
    public init(frame: CGRect, inputViewStyle: Style) {
        style = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }
}
