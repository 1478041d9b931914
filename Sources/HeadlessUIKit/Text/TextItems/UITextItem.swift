import Foundation

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

    // Not overridable: text views make items, which never change.
    /// What the item is.
    public final let content: Content
    /// Where it is in the text, in UTF-16 units.
    public final let range: NSRange

    init(_ content: Content, in range: NSRange) {
        self.content = content
        self.range = range
    }
}
