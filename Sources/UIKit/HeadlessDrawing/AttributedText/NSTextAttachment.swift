import Foundation

/// An image in the place of a character.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "Sunny ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: sun)))
/// ```
///
/// It is not an `NSObject`: Foundation could not compare it as an attribute's value on Linux.
open class NSTextAttachment {
    /// The character that an attachment replaces, U+FFFC.
    public static let character = 0xFFFC

    /// The image.
    open var image: UIImage?

    /// The attachment's rectangle relative to the baseline, in points; with no size, it has the image's size.
    open var bounds = CGRect.zero {
        didSet { bounds = bounds.finite(or: oldValue, "bounds", of: "\(type(of: self))") }
    }

    /// Makes an empty attachment.
    public init() {}

    /// Makes an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Returns the image to show; ``image`` unless overridden.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int)
        -> UIImage?
    { image }

    /// The size of the attachment.
    final var size: CGSize {
        let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
        return size.isFinite ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero
    }
}

extension NSAttributedString {
    /// Makes a text of one character, which an attachment replaces.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
