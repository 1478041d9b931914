import Foundation

/// A picture in the place of a character.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Sunny ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: sun)))
/// ```
///
/// It is no `NSObject`: as a value in a text's attributes Foundation could not compare it on Linux.
open class NSTextAttachment {
    /// The character that attachments stand in the place of, U+FFFC.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?

    /// Where the attachment is about the baseline, in points; one of no size is as large as the picture.
    open var bounds = CGRect.zero {
        didSet { bounds = bounds.finite(or: oldValue, "bounds", of: "\(type(of: self))") }
    }

    /// Makes an attachment with nothing in it.
    public init() {}

    /// Makes an attachment that shows a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The room that the attachment takes.
    final var size: CGSize {
        let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
        return size.isFinite ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero
    }
}

extension NSAttributedString {
    /// Makes a text of one character, in the place of which an attachment stands.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
