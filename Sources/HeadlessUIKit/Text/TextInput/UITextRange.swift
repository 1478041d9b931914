import Foundation

/// A part of a text input's text, from one position to another.
///
/// A class of one's own that is a ``UITextInput`` makes subclasses of it, which override all of it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a range that stands for nothing; a subclass says what it stands for.
    public override init() {
        super.init()
    }

    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }

    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }

    /// Whether there is nothing between beginning and end.
    open var isEmpty: Bool { true }
}
