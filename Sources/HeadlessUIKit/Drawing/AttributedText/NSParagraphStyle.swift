import Foundation

/// How paragraphs are set; all distances in points.
///
/// Of it, line heights and the distances of lines and paragraphs are measured, and a label takes over alignment and
/// line breaks; indents are kept.
///
/// It is no `NSObject`: as a value in a text's attributes Foundation could not compare it on Linux.
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

    /// Makes the style that text has where none is set.
    public init() {}

    fileprivate init(_ values: Values) {
        self.values = values
    }

    /// The style that text has where none is set.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How the lines stand between the edges.
    open var alignment: NSTextAlignment { values.alignment }
    /// Where lines are broken.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How far lines are apart beyond their height.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// How far the next paragraph is below this one.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// How far this paragraph is below the one before, beyond that one's own distance.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How far the first line begins from the edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines begin from the edge.
    open var headIndent: CGFloat { values.headIndent }
    /// How far lines end from the edge: from the first one, or from the other if below zero.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How high a line is at least; 0 for no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// How high a line is at most; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What a line's natural height is multiplied by; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// What the style is now; it does not change with this one.
    open func copy() -> Any { NSParagraphStyle(values) }

    /// A style that is the same and can be changed.
    open func mutableCopy() -> Any { NSMutableParagraphStyle(values) }

    /// Whether both say the same.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
        left.values == right.values
    }

    /// Adds what the style says.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// How high a line is whose natural height is `height`.
    final func lineHeight(_ height: CGFloat) -> CGFloat {
        var height = height
        if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
        height = max(height, values.minimumLineHeight)
        return values.maximumLineHeight > 0 ? min(height, values.maximumLineHeight) : height
    }
}

/// How paragraphs are set, to be changed; all distances in points.
///
/// A number that is not finite is a failure, and the old one is kept.
open class NSMutableParagraphStyle: NSParagraphStyle {
    private func usable(_ value: CGFloat, _ property: WritableKeyPath<Values, CGFloat>, _ name: String)
        -> CGFloat
    {
        value.finite(or: values[keyPath: property], name, of: "\(type(of: self))")
    }

    /// How the lines stand between the edges.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// Where lines are broken.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// How far lines are apart beyond their height; not below 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = max(0, usable(newValue, \.lineSpacing, "lineSpacing")) }
    }

    /// How far the next paragraph is below this one; not below 0.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = max(0, usable(newValue, \.paragraphSpacing, "paragraphSpacing")) }
    }

    /// How far this paragraph is below the one before, beyond that one's own distance; not below 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set {
            values.paragraphSpacingBefore = max(
                0, usable(newValue, \.paragraphSpacingBefore, "paragraphSpacingBefore"))
        }
    }

    /// How far the first line begins from the edge.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = usable(newValue, \.firstLineHeadIndent, "firstLineHeadIndent") }
    }

    /// How far the other lines begin from the edge.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = usable(newValue, \.headIndent, "headIndent") }
    }

    /// How far lines end from the edge: from the first one, or from the other if below zero.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = usable(newValue, \.tailIndent, "tailIndent") }
    }

    /// How high a line is at least; 0 for no limit.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = max(0, usable(newValue, \.minimumLineHeight, "minimumLineHeight")) }
    }

    /// How high a line is at most; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = max(0, usable(newValue, \.maximumLineHeight, "maximumLineHeight")) }
    }

    /// What a line's natural height is multiplied by; 0 for nothing.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set {
            values.lineHeightMultiple = max(0, usable(newValue, \.lineHeightMultiple, "lineHeightMultiple"))
        }
    }
}
