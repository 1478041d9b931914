/// The rectangle of a selection's part on one line.
///
/// A custom class that conforms to ``UITextInput`` defines a subclass that overrides all members.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Makes a rectangle of zero size.
    public override init() {
        super.init()
    }

    /// The rectangle, in the coordinates of the view that shows the text.
    open var rect: CGRect { .zero }

    /// Whether the selection begins in it.
    open var containsStart: Bool { false }

    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
}

/// The rectangle of a selection's part on one line of a text field or a text view.
final class LineSelectionRect: UITextSelectionRect {
    private let rects: [CGRect]
    private let index: Int

    private init(_ rects: [CGRect], _ index: Int) {
        self.rects = rects
        self.index = index
    }

    override var rect: CGRect { rects[index] }
    override var containsStart: Bool { index == 0 }
    override var containsEnd: Bool { index == rects.count - 1 }

    /// The selection rectangles for the lines' rectangles, from the top.
    static func all(_ rects: [CGRect]) -> [UITextSelectionRect] {
        rects.indices.map { LineSelectionRect(rects, $0) }
    }
}
