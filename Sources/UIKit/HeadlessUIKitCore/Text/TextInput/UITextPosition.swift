/// A position between two characters of a text input, which interprets it.
///
/// A custom class that conforms to ``UITextInput`` defines a subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a position; a subclass gives it a meaning.
    public override init() {
        super.init()
    }
}
