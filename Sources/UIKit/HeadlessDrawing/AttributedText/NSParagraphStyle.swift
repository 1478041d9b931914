import Foundation

/// The layout attributes of paragraphs; all distances in points.
///
/// Line heights and the spacing of lines and paragraphs affect the measured size, and a label uses alignment
/// and line break mode; what is drawn begins its lines at the indents.
///
/// It is not an `NSObject`: Foundation could not compare it as an attribute's value on Linux.
open class NSParagraphStyle: Hashable {
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var lineBreakStrategy: LineBreakStrategy = []
    }

    final var values = Values()

    /// Makes the default style.
    public init() {}

    init(_ values: Values) {
        self.values = values
    }

    /// The default style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines break.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The extra space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in addition to the previous one's space after it.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance of a line's end from the leading edge, or from the trailing one if negative. It has no
    /// effect here.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum line height; 0 for no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor for the natural line height; 0 leaves it unchanged.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// How full a line is at most whose word is hyphenated, from 0 for no hyphenation to 1. It has no effect here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// What else lines break by than their width. It has no effect here.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// Returns an immutable copy of the style.
    open func copy() -> Any { NSParagraphStyle(values) }

    /// Returns a mutable copy of the style.
    open func mutableCopy() -> Any { NSMutableParagraphStyle(values) }

    /// Whether both styles have equal values.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
        left.values == right.values
    }

    // Not overridable: Foundation compares styles by it; override `hash`.
    /// Hashes the style's values.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    final func lineHeight(_ height: CGFloat) -> CGFloat {
        var height = height
        if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
        height = max(height, values.minimumLineHeight)
        return values.maximumLineHeight > 0 ? min(height, values.maximumLineHeight) : height
    }
}
