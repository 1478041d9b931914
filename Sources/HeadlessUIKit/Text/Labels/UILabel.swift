import Foundation

/// A text that is read, in one line or several.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
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

    private var plainText: String?
    private var styledText: NSAttributedString?
    /// The fonts as they were set; what is shown follows the size of text if the label does.
    private var fontStore = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var colorStore = UIColor.label

    /// The text; setting it takes away the attributes of a text that had some.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            guard styledText != nil || newValue != plainText else { return }
            styledText = nil
            plainText = newValue
            contentDidChange()
        }
    }

    /// The text with its attributes; without any of its own, those that the label has for all of it.
    ///
    /// Setting it sets ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode``, too, to what the first
    /// character has. Setting one of those sets it for the whole text.
    open var attributedText: NSAttributedString? {
        get { shownStyledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            plainText = nil
            styledText = newValue.map { NSAttributedString(attributedString: $0) }
            takeOverFirstAttributes()
            contentDidChange()
        }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        [.font: shownFont, .foregroundColor: colorStore]
    }

    private var shownFont: UIFont {
        adjustsFontForContentSizeCategory ? fontStore.adjusted(to: traitCollection) : fontStore
    }

    private var shownStyledText: NSAttributedString? {
        adjustsFontForContentSizeCategory ? styledText?.adjusted(to: traitCollection) : styledText
    }

    private func takeOverFirstAttributes() {
        guard let styledText, styledText.length > 0 else { return }
        let first = styledText.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { fontStore = font }
        if let color = first[.foregroundColor] as? UIColor { colorStore = color }
        guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
        textAlignment = style.alignment
        if style.lineBreakMode != .byWordWrapping { lineBreakMode = style.lineBreakMode }
    }

    /// Gives the whole of a text with attributes another one.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        guard let styledText else { return }
        // Put together anew: what is copied of a text cannot be given attributes everywhere.
        let changed = NSMutableAttributedString(string: "")
        let whole = NSRange(location: 0, length: styledText.length)
        styledText.enumerateAttributes(in: whole) { attributes, range, _ in
            let part = styledText.attributedSubstring(from: range).string
            changed.append(
                NSAttributedString(string: part, attributes: attributes.merging([key: value]) { $1 }))
        }
        self.styledText = changed
    }

    /// The text's font; the system's at 17 points unless another is set.
    open var font: UIFont! {
        get { shownFont }
        set {
            fontStore = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            restyle(.font, fontStore)
            contentDidChange()
        }
    }

    /// Whether fonts change with the size of text while they are shown; `false` unless set.
    ///
    /// Only a font that knows how does: one of ``UIFont/preferredFont(forTextStyle:)`` or of ``UIFontMetrics``.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            guard adjustsFontForContentSizeCategory != oldValue else { return }
            if oldValue {
                fontStore = fontStore.adjusted(to: traitCollection)
                styledText = styledText?.adjusted(to: traitCollection)
            }
            contentDidChange()
        }
    }

    override func textSizeDidChange() {
        if adjustsFontForContentSizeCategory { contentDidChange() }
    }

    /// The text's colour.
    open var textColor: UIColor! {
        get { colorStore }
        set {
            colorStore = newValue ?? .label
            restyle(.foregroundColor, colorStore)
            ViewTree.change(self)
        }
    }

    /// Whether one line that is too long is shown in a smaller font; its natural size stays.
    open var adjustsFontSizeToFitWidth = false {
        didSet { ViewTree.change(self) }
    }

    /// How small the font may become, as a share of its size; 0, as from the start, for as small as it takes.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            minimumScaleFactor = minimumScaleFactor.finite(or: oldValue, "minimumScaleFactor", of: summary)
            ViewTree.change(self)
        }
    }

    /// The font that the text is shown in at the label's width.
    ///
    /// - Complexity: O(*n*) in the characters where the font may become smaller.
    package final var displayedFont: UIFont {
        let font = shownFont
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, text?.isEmpty == false else { return font }
        let (room, wanted) = (bounds.width, naturalSize(maximumWidth: 0).width)
        guard room > 0, wanted > room else { return font }
        let least = minimumScaleFactor.cutToUnit
        // By a hair smaller than the share, which rounding must not make too wide.
        return font.withSize(font.pointSize * max(least, room / wanted * (1 - 1e-9)))
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
        didSet {
            preferredMaxLayoutWidth = preferredMaxLayoutWidth.numeric(
                or: oldValue, "preferredMaxLayoutWidth", of: summary)
            contentDidChange()
        }
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
        naturalSize(maximumWidth: maximumWidth).roundedUp(scale: UIScreen.main.scale)
    }

    private func naturalSize(maximumWidth: CGFloat) -> CGSize {
        if let styledText = shownStyledText, styledText.length > 0 {
            return TextLayout(
                styledText, font: shownFont, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
                lineBreakMode: lineBreakMode
            ).size
        }
        guard let plainText, !plainText.isEmpty else { return .zero }
        return TextLayout(
            plainText, font: shownFont, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode
        ).size
    }

    private func contentDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }
}
