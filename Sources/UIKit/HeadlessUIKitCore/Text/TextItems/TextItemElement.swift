/// A link of a text view, for assistive technology.
final class TextItemElement: UIAccessibilityElement {
    let item: UITextItem
    private weak var textView: UITextView?

    init(_ item: UITextItem, label: String, in textView: UITextView) {
        self.item = item
        self.textView = textView
        super.init(accessibilityContainer: textView)
        accessibilityLabel = label
        accessibilityTraits = .link
    }

    /// The rectangles of its lines, in the text view's coordinates.
    private var rects: [CGRect] {
        textView?.model.geometry?.rects(of: item.range.lowerBound..<item.range.upperBound) ?? []
    }

    override var accessibilityFrame: CGRect {
        get {
            let frame = rects.reduce(CGRect.null) { $0.union($1) }
            guard let textView, !frame.isNull else { return .zero }
            return textView.convertToScreen(frame)
        }
        set {}
    }

    /// The middle of its first line: that of the frame may be beside a link of several lines.
    override var accessibilityActivationPoint: CGPoint {
        get {
            guard let textView, let first = rects.first else { return .zero }
            return textView.convertToScreen(first).center
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        textView?.activate(item)
        return true
    }
}
