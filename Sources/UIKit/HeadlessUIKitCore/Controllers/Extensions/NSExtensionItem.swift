import Foundation

/// Something that an extension is asked to deal with: texts, and attachments that are loaded when they are needed.
@preconcurrency @MainActor
open class NSExtensionItem: NSObject {
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// The attachments.
    open var attachments: [NSItemProvider]?
    /// Whatever else belongs to it.
    open var userInfo: [AnyHashable: Any]?

    /// Makes an empty item.
    public override init() {
        super.init()
    }
}
