import Foundation

/// Paragraph attributes that can be changed; all distances in points.
///
/// A number that is not finite is a failure, and the old value is kept.
open class NSMutableParagraphStyle: NSParagraphStyle {
    private func set(
        _ property: WritableKeyPath<Values, CGFloat>, _ value: CGFloat, _ name: String,
        atLeast least: CGFloat = -.infinity
    ) {
        values[keyPath: property] = max(
            least, value.finite(or: values[keyPath: property], name, of: "\(type(of: self))"))
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
        set { set(\.lineSpacing, newValue, "lineSpacing", atLeast: 0) }
    }

    /// The space after the paragraph; at least 0.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { set(\.paragraphSpacing, newValue, "paragraphSpacing", atLeast: 0) }
    }

    /// The space before the paragraph, in addition to the previous one's space after it; at least 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { set(\.paragraphSpacingBefore, newValue, "paragraphSpacingBefore", atLeast: 0) }
    }

    /// The indent of the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { set(\.firstLineHeadIndent, newValue, "firstLineHeadIndent") }
    }

    /// The indent of the other lines.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { set(\.headIndent, newValue, "headIndent") }
    }

    /// The distance of a line's end from the leading edge, or from the trailing one if negative. It has no
    /// effect here.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { set(\.tailIndent, newValue, "tailIndent") }
    }

    /// The minimum line height; 0 for no limit.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { set(\.minimumLineHeight, newValue, "minimumLineHeight", atLeast: 0) }
    }

    /// The maximum line height; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { set(\.maximumLineHeight, newValue, "maximumLineHeight", atLeast: 0) }
    }

    /// The factor for the natural line height; 0 leaves it unchanged.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { set(\.lineHeightMultiple, newValue, "lineHeightMultiple", atLeast: 0) }
    }

    /// How full a line is at most whose word is hyphenated, from 0 for no hyphenation to 1. It has no effect here.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            let old = CGFloat(values.hyphenationFactor)
            let value = CGFloat(newValue).finite(or: old, "hyphenationFactor", of: "\(type(of: self))")
            values.hyphenationFactor = Float(min(max(value, 0), 1))
        }
    }

    /// What else lines break by than their width. It has no effect here.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
}
