import Foundation

/// How the lines of a text layer are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the text is read.
    public static let natural = Self(rawValue: "natural")
    /// On the left.
    public static let left = Self(rawValue: "left")
    /// On the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// On both sides.
    public static let justified = Self(rawValue: "justified")
}

/// Where a text layer's line that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nowhere: it is clipped.
    public static let none = Self(rawValue: "none")
    /// At its beginning.
    public static let start = Self(rawValue: "start")
    /// At its end.
    public static let end = Self(rawValue: "end")
    /// In the middle.
    public static let middle = Self(rawValue: "middle")
}

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
    private struct Values {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var color: CGColor? = CGColor(gray: 1, alpha: 1)
        var isWrapped = false
        var alignment = CATextLayerAlignmentMode.natural
        var truncation = CATextLayerTruncationMode.none
    }

    private var text = Values()

    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any? {
        get { text.string }
        set { change { _ in text.string = newValue } }
    }

    /// The font of plain text: a ``UIFont`` or a font's name; the system's unless set. Its size does not count.
    open var font: Any? {
        get { text.font }
        set { change { _ in text.font = newValue } }
    }

    /// The font size of plain text, in points; 36 unless set. A number that is not finite is a failure.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set {
            let size = newValue.finite(or: text.fontSize, "fontSize", of: summary)
            change { _ in text.fontSize = size }
        }
    }

    /// The colour of plain text; white unless set.
    open var foregroundColor: CGColor? {
        get { text.color }
        set { change { _ in text.color = newValue } }
    }

    /// Whether lines break in the layer's width; not unless set.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { change { _ in text.isWrapped = newValue } }
    }

    /// How lines are aligned; naturally unless set.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { change { _ in text.alignment = newValue } }
    }

    /// Where a line that is too long is cut; nowhere unless set.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { change { _ in text.truncation = newValue } }
    }

    /// The text with its attributes; `nil` for none.
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
        if let layer = layer as? CATextLayer { text = layer.text }
    }
}
