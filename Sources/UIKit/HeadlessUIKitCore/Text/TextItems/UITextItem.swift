/// A link, an attachment or a tagged part of a text view's text, which can be tapped and pressed.
///
/// A text view makes them; its delegate says what a tap does, `textView(_:primaryActionFor:defaultAction:)`, and which
/// menu a press shows, `textView(_:menuConfigurationFor:defaultMenu:)`.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What the item is.
    public enum Content {
        /// A link with its destination.
        case link(URL)
        /// An attachment in the text.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`.
        case tag(String)
    }

    /// What the item is.
    open internal(set) var content: Content
    /// Where it is in the text, in UTF-16 units.
    open internal(set) var range: NSRange

    init(_ content: Content, in range: NSRange) {
        self.content = content
        self.range = range
    }
}
