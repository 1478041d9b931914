import Foundation

/// A place between two characters of a text input's text, which knows what it means.
///
/// A class of one's own that is a ``UITextInput`` makes subclasses of it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a position that stands for nothing; a subclass says what it stands for.
    public override init() {
        super.init()
    }
}
