import Foundation

/// The rectangle of the part of a selection that is on one line.
///
/// A class of one's own that is a ``UITextInput`` makes subclasses of it, which override all of it.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Makes a rectangle of no size.
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

/// A line's part of the selection in a text field or a text view.
final class LineSelectionRect: UITextSelectionRect {
    private let frame: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ frame: CGRect, isFirst: Bool, isLast: Bool) {
        self.frame = frame
        self.isFirst = isFirst
        self.isLast = isLast
    }

    override var rect: CGRect { frame }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }

    /// All parts of a selection, from the top.
    static func all(_ rects: [CGRect]) -> [UITextSelectionRect] {
        rects.enumerated().map {
            LineSelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == rects.count - 1)
        }
    }
}
