import Foundation

/// A text that is read, in one line or several.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// Makes a label; touches pass through it unless ``UIView/isUserInteractionEnabled`` is set.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a label of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The text.
    open var text: String? {
        didSet { if text != oldValue { contentDidChange() } }
    }

    /// The text's font; the system's at 17 points unless another is set.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            contentDidChange()
        }
    }

    /// The text's colour.
    open var textColor: UIColor! = .label {
        didSet { if textColor == nil { textColor = .label } }
    }

    /// The text's colour while the label is highlighted; the usual one if `nil`.
    open var highlightedTextColor: UIColor?

    /// Whether the label shows its highlighted colour.
    open var isHighlighted = false {
        didSet { ViewTree.change(self) }
    }

    /// Whether the label shows as enabled.
    open var isEnabled = true {
        didSet { ViewTree.change(self) }
    }

    /// How the lines stand between the edges.
    open var textAlignment = NSTextAlignment.natural

    /// How many lines there are at most; 0 for as many as it takes.
    open var numberOfLines = 1 {
        didSet { contentDidChange() }
    }

    /// Where lines are broken, and which part is left out of a text that is too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { contentDidChange() }
    }

    /// The width in points that the natural size is measured in; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { contentDidChange() }
    }

    /// The room that the text takes, within the width of `size`; rounded up to whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(maximumWidth: numberOfLines == 1 ? 0 : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        textSize(maximumWidth: preferredMaxLayoutWidth)
    }

    /// The label's text unless a label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibility.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    package override var contentText: String? { text }

    package override var contentState: UIControl.State {
        UIControl.State(isHighlighted ? [.highlighted] : []).union(isEnabled ? [] : .disabled)
    }

    private func textSize(maximumWidth: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return TextLayout.size(
            of: text, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode, scale: UIScreen.main.scale)
    }

    private func contentDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }
}
