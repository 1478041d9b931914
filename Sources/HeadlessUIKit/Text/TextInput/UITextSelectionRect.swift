import Foundation

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

    /// The selection rectangles for the lines' rectangles, from the top.
    static func all(_ rects: [CGRect]) -> [UITextSelectionRect] {
        rects.enumerated().map {
            LineSelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == rects.count - 1)
        }
    }
}
