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
    }

    final var values = Values()

    /// Makes the default style.
    public init() {}

    fileprivate init(_ values: Values) {
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

    /// Returns the line height for a natural height.
    final func lineHeight(_ height: CGFloat) -> CGFloat {
        var height = height
        if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
        height = max(height, values.minimumLineHeight)
        return values.maximumLineHeight > 0 ? min(height, values.maximumLineHeight) : height
    }
}

/// Paragraph attributes that can be changed; all distances in points.
///
/// A number that is not finite is a failure, and the old value is kept.
open class NSMutableParagraphStyle: NSParagraphStyle {
    private func usable(_ value: CGFloat, _ property: WritableKeyPath<Values, CGFloat>, _ name: String)
        -> CGFloat
    {
        value.finite(or: values[keyPath: property], name, of: "\(type(of: self))")
    }

    /// The alignment of the lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// How lines break.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The extra space between lines; at least 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = max(0, usable(newValue, \.lineSpacing, "lineSpacing")) }
    }

    /// The space after the paragraph; at least 0.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = max(0, usable(newValue, \.paragraphSpacing, "paragraphSpacing")) }
    }

    /// The space before the paragraph, in addition to the previous one's space after it; at least 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set {
            values.paragraphSpacingBefore = max(
                0, usable(newValue, \.paragraphSpacingBefore, "paragraphSpacingBefore"))
        }
    }

    /// The indent of the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = usable(newValue, \.firstLineHeadIndent, "firstLineHeadIndent") }
    }

    /// The indent of the other lines.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = usable(newValue, \.headIndent, "headIndent") }
    }

    /// The distance of a line's end from the leading edge, or from the trailing one if negative. It has no
    /// effect here.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = usable(newValue, \.tailIndent, "tailIndent") }
    }

    /// The minimum line height; 0 for no limit.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = max(0, usable(newValue, \.minimumLineHeight, "minimumLineHeight")) }
    }

    /// The maximum line height; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = max(0, usable(newValue, \.maximumLineHeight, "maximumLineHeight")) }
    }

    /// The factor for the natural line height; 0 leaves it unchanged.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set {
            values.lineHeightMultiple = max(0, usable(newValue, \.lineHeightMultiple, "lineHeightMultiple"))
        }
    }
}
