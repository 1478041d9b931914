/// A layer that shows text, from its upper edge.
///
/// ```swift
/// let label = CATextLayer()
/// label.string = "42"
/// label.fontSize = 20
/// label.foregroundColor = UIColor.black.cgColor
/// ```
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any? {
        didSet { if !noteChange() { string = oldValue } }
    }

    /// The font of plain text: a ``UIFont`` or a font's name; the system's unless set. Its size does not count.
    open var font: Any? {
        didSet { if !noteChange() { font = oldValue } }
    }

    /// The font size of plain text, in points; 36 unless set. A number that is not finite is a failure.
    open var fontSize: CGFloat = 36 {
        didSet { fontSize = noteChange() ? fontSize.finite(or: oldValue, "fontSize", of: summary) : oldValue }
    }

    /// The colour of plain text; white unless set.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet { if !noteChange() { foregroundColor = oldValue } }
    }

    /// Whether lines break in the layer's width; not unless set.
    open var isWrapped = false {
        didSet { if !noteChange() { isWrapped = oldValue } }
    }

    /// How lines are aligned; naturally unless set.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if !noteChange() { alignmentMode = oldValue } }
    }

    /// Where a line that is too long is cut; nowhere unless set.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if !noteChange() { truncationMode = oldValue } }
    }

    private var styledText: NSAttributedString? {
        if let styled = string as? NSAttributedString { return styled.length > 0 ? styled : nil }
        guard let plain = string as? String ?? (string as? NSString).map({ $0 as String }), !plain.isEmpty
        else {
            return nil
        }
        let size = max(fontSize, 0)
        let named = (font as? String).flatMap { UIFont(name: $0, size: size) }
        let used = (font as? UIFont)?.withSize(size) ?? named ?? .systemFont(ofSize: size)
        let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
        return NSAttributedString(string: plain, attributes: [.font: used, .foregroundColor: color])
    }

    override func drawOwnContent(in context: CGContext) {
        guard let styledText else { return }
        let mode: NSLineBreakMode =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: isWrapped ? .byWordWrapping : .byClipping
            }
        let alignment: NSTextAlignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        TextDrawing(
            styledText, font: .systemFont(ofSize: max(fontSize, 0)), color: .white,
            maximumWidth: bounds.width,
            numberOfLines: isWrapped ? 0 : 1, mode
        ).draw(in: bounds, context, alignment: alignment)
    }

    override func takeOver(from layer: CALayer) {
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
        (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
        (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
    }
}
