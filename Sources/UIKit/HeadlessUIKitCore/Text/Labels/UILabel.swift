/// A view that displays text, in one line or several.
///
/// Touches pass through it unless ``UIView/isUserInteractionEnabled`` is set. Its accessibility label is the text, unless
/// another was set.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    override func didInit() {
        super.didInit()
        isUserInteractionEnabled = false
        if flags.contains(.draws) { display.marks.insert(.redrawsOnResize) }
    }

    /// The size of the text in some width, which layout asks for several times in a row.
    private struct Measured {
        let maximumWidth: CGFloat
        let numberOfLines: Int
        /// The font that is shown, which depends on the traits.
        let font: UIFont
        let size: CGSize

        func holds(for maximumWidth: CGFloat, _ numberOfLines: Int, _ font: UIFont) -> Bool {
            self.maximumWidth == maximumWidth && self.numberOfLines == numberOfLines && self.font === font
        }
    }

    private var plainText: String?
    /// The size that was computed last; `nil` after each change of the text or of how it is set.
    private var measured: Measured?
    private var styledText: NSAttributedString?
    package final var hasAttributedText: Bool { styledText != nil }
    /// The font as it was set; the displayed one follows the content size category if the label does.
    private var fontStore = UIFont.ofLabels
    private var colorStore = UIColor.label

    /// The text; setting it removes the attributes of the former text.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            guard styledText != nil || newValue != plainText else { return }
            noteFormerText()
            styledText = nil
            plainText = newValue
            contentDidChange()
        }
    }

    /// The text with its attributes; for plain text, those of the label.
    ///
    /// Setting it also sets ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to the first character's
    /// attributes. Setting one of those applies it to the whole text.
    open var attributedText: NSAttributedString? {
        get { shownStyledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            guard newValue != styledText || newValue == nil && plainText != nil else { return }
            noteFormerText()
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

    /// Sets an attribute for the whole of an attributed text.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        guard let styledText else { return }
        // Rebuilt piece by piece: a copied attributed text cannot be given attributes everywhere.
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
            noteAppearance(.labelFont)
            let isSame = styledText == nil && newValue == fontStore
            fontStore = newValue ?? .ofLabels
            restyle(.font, fontStore)
            if !isSame { contentDidChange() }
        }
    }

    // Some are not checked for overlapping accesses, as none calls out: queries by text and each layout
    // read them.
    /// Whether the font follows changes of the content size category; `false` by default.
    ///
    /// Only scalable fonts change: those of ``UIFont/preferredFont(forTextStyle:)`` or of ``UIFontMetrics``.
    @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
        didSet {
            guard adjustsFontForContentSizeCategory != oldValue else { return }
            if oldValue {
                fontStore = fontStore.adjusted(to: traitCollection)
                styledText = styledText?.adjusted(to: traitCollection)
            }
            contentDidChange()
        }
    }

    @_spi(Wings) open override func textSizeDidChange() {
        if adjustsFontForContentSizeCategory { contentDidChange() }
    }

    /// The colour of the text.
    open var textColor: UIColor! {
        get { colorStore }
        set {
            noteAppearance(.labelTextColor)
            colorStore = newValue ?? .label
            restyle(.foregroundColor, colorStore)
            lookDidChange()
        }
    }

    /// Whether a single line that is too long is shown in a smaller font; the natural size does not change.
    open var adjustsFontSizeToFitWidth = false {
        didSet { ViewTree.change(self) }
    }

    /// How small the font may become, as a fraction of its size; 0, the default, for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            minimumScaleFactor = minimumScaleFactor.finite(or: oldValue, "minimumScaleFactor", of: summary)
            ViewTree.change(self)
        }
    }

    /// The font in which the text is displayed at the label's width.
    ///
    /// - Complexity: O(*n*) in the characters if the font may become smaller.
    package final var displayedFont: UIFont {
        let font = shownFont
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, text?.isEmpty == false else { return font }
        let (room, wanted) = (
            (roomOfDrawnText ?? bounds).width, naturalSize(maximumWidth: 0, numberOfLines).width
        )
        guard room > 0, wanted > room else { return font }
        return font.shrunk(
            toFit: room, width: wanted, of: text ?? "", least: font.pointSize * minimumScaleFactor.cutToUnit)
    }

    /// The text's colour while the label is highlighted; the usual one if `nil`.
    open var highlightedTextColor: UIColor? {
        didSet {
            noteAppearance(.labelHighlightedTextColor)
            lookDidChange()
        }
    }

    /// The colour of the text's shadow; `nil`, the default, for none.
    open var shadowColor: UIColor? {
        didSet {
            noteAppearance(.labelShadowColor)
            lookDidChange()
        }
    }

    /// The distance of the shadow from the text, in points; a point up unless set.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            noteAppearance(.labelShadowOffset)
            shadowOffset = shadowOffset.finite(or: oldValue, "shadowOffset", of: summary)
            lookDidChange()
        }
    }

    /// How the text moves vertically in a label whose font shrinks to fit. It has no effect here.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// Whether space between characters shrinks before text is truncated. It has no effect here.
    open var allowsDefaultTighteningForTruncation = false

    /// What else lines break by than their width. It has no effect here.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    /// Whether the label is drawn in its highlighted colour.
    open var isHighlighted = false {
        didSet { lookDidChange() }
    }

    /// Whether the label is drawn as enabled.
    open var isEnabled = true {
        didSet { lookDidChange() }
    }

    /// The alignment of the lines; a natural one is at the leading edge.
    open var textAlignment = NSTextAlignment.natural {
        didSet { lookDidChange() }
    }

    private func lookDidChange() {
        ViewTree.change(self)
        contentChangedForDisplay()
    }

    // MARK: Drawing

    /// Draws the text; the default calls ``drawText(in:)`` with the bounds.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the middle of a rectangle; an override calls it with a smaller one, for example.
    ///
    /// ```swift
    /// override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
    /// override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines count: Int) -> CGRect {
    ///     let inner = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: count)
    ///     return inner.insetBy(dx: -padding.left, dy: -padding.top)
    /// }
    /// ```
    open func drawText(in rect: CGRect) {
        roomOfDrawnText = rect
        drawLines(in: rect)
    }

    /// Returns the rectangle of the text in some bounds; the label's natural size follows from it.
    ///
    /// - Parameter numberOfLines: the maximum number of lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        rectOfText(in: bounds, lines: numberOfLines)
    }

    /// The rectangle that the text was drawn in last.
    final var roomOfDrawnText: CGRect?

    override var drawsItself: Bool { true }

    /// The maximum number of lines; 0 for no limit.
    @exclusivity(unchecked) open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// How lines are wrapped, and which part of text that is too long is truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// The maximum width in points for the natural size; 0 for no limit.
    @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            preferredMaxLayoutWidth = preferredMaxLayoutWidth.numeric(
                or: oldValue, "preferredMaxLayoutWidth", of: summary)
            if preferredMaxLayoutWidth != oldValue { contentDidChange() }
        }
    }

    /// The size of the text within the width of `size`, rounded up to whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(maximumWidth: numberOfLines == 1 ? 0 : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        textSize(maximumWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth)
    }

    /// The width that constraints gave the label, while it is asked for its height in that width.
    private var solvedWidth: CGFloat = 0

    override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func intrinsicSize(forWidth width: CGFloat) -> CGSize {
        solvedWidth = max(width, 1)
        defer { solvedWidth = 0 }
        return intrinsicContentSize
    }

    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let font = shownFont
        // The text stands in the middle of a label that is higher.
        let text = textSize(maximumWidth: numberOfLines == 1 ? 0 : size.width).height
        let margin = (size.height - max(text, font.lineHeight)) / 2
        return (margin + font.ascender, margin - font.descender)
    }

    override var baselineSpacing: CGFloat? { shownFont.lineHeight }

    override var accessibilityLabelByDefault: String? { text }

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }

    package override var contentText: String? { text }

    @_spi(Wings) open override var contentState: UIControl.State {
        UIControl.State(isHighlighted ? [.highlighted] : []).union(isEnabled ? [] : .disabled)
    }

    private func textSize(maximumWidth: CGFloat) -> CGSize {
        guard !isFrameworkView else { return textSize(maximumWidth: maximumWidth, numberOfLines) }
        // A subclass may add to the text's rectangle.
        let width = maximumWidth > 0 ? maximumWidth : Self.unlimited
        let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        return size.isFinite ? size.roundedUp(scale: UIScreen.main.scale) : .zero
    }

    final func textSize(maximumWidth: CGFloat, _ numberOfLines: Int) -> CGSize {
        naturalSize(maximumWidth: maximumWidth, numberOfLines).roundedUp(scale: UIScreen.main.scale)
    }

    private func naturalSize(maximumWidth: CGFloat, _ numberOfLines: Int) -> CGSize {
        let font = shownFont
        if let measured, measured.holds(for: maximumWidth, numberOfLines, font) { return measured.size }
        let size = measuredSize(maximumWidth: maximumWidth, numberOfLines, font)
        // The fonts in a text with attributes depend on the traits, too.
        if styledText == nil || !adjustsFontForContentSizeCategory {
            measured = Measured(
                maximumWidth: maximumWidth, numberOfLines: numberOfLines, font: font, size: size)
        }
        return size
    }

    private func measuredSize(maximumWidth: CGFloat, _ numberOfLines: Int, _ font: UIFont) -> CGSize {
        if let styledText = shownStyledText, styledText.length > 0 {
            return TextLayout(
                styledText, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
                lineBreakMode: lineBreakMode
            ).size
        }
        guard let plainText, !plainText.isEmpty else { return .zero }
        return TextLayout(
            plainText, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode
        ).size
    }

    /// Keeps what the label shows now, for failures that look for it when it is gone.
    private func noteFormerText() {
        guard windowReference != nil, let former = text, !former.isEmpty else { return }
        FormerTexts.note(former, of: self)
    }

    private func contentDidChange() {
        measured = nil
        lookDidChange()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }
}
