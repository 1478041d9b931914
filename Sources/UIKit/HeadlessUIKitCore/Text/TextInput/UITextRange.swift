/// A range of a text input, from one position to another.
///
/// A custom class that conforms to ``UITextInput`` defines a subclass that overrides all members.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a range; a subclass gives it a meaning.
    public override init() {
        super.init()
    }

    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }

    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }

    /// Whether the range contains no text.
    open var isEmpty: Bool { true }
}
