extension UIView {
    /// The margins and dimensions of a view that change when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The space on the left grows and shrinks.
        public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
        /// The width grows and shrinks.
        public static let flexibleWidth = Self(rawValue: 1 << 1)
        /// The space on the right grows and shrinks.
        public static let flexibleRightMargin = Self(rawValue: 1 << 2)
        /// The space above grows and shrinks.
        public static let flexibleTopMargin = Self(rawValue: 1 << 3)
        /// The height grows and shrinks.
        public static let flexibleHeight = Self(rawValue: 1 << 4)
        /// The space below grows and shrinks.
        public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
    }

    /// The frame after the superview's size changed, by the mask; `nil` if it does not change.
    final func autoresized(from oldSize: CGSize, to newSize: CGSize) -> CGRect? {
        guard !autoresizingMask.isEmpty else { return nil }
        var rect = frame
        let (x, y) = autoresizingMask.weights(of: rect, in: oldSize)
        let change = CGSize(width: newSize.width - oldSize.width, height: newSize.height - oldSize.height)
        rect.origin.x += x.start(of: change.width)
        rect.origin.y += y.start(of: change.height)
        rect.size.width = max(0, rect.size.width + x.length(of: change.width))
        rect.size.height = max(0, rect.size.height + y.length(of: change.height))
        return rect == frame ? nil : rect
    }
}

extension UIView.AutoresizingMask {
    /// How the parts of a rectangle share a change of the size that it is in, horizontally and vertically.
    func weights(of rect: CGRect, in size: CGSize) -> (x: AutoresizingWeights, y: AutoresizingWeights) {
        let x = AutoresizingWeights(
            lengths: (rect.minX, rect.width, size.width - rect.maxX),
            flexible: (
                contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
            ))
        let y = AutoresizingWeights(
            lengths: (rect.minY, rect.height, size.height - rect.maxY),
            flexible: (
                contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
            ))
        return (x, y)
    }
}

/// How the flexible parts of one direction share a change: each by its length, evenly if all lengths are zero.
struct AutoresizingWeights {
    private var start: CGFloat
    private var length: CGFloat
    private var total: CGFloat

    /// - Parameters:
    ///   - lengths: The space before the view, its length, and the space after it.
    ///   - flexible: Which of them change.
    init(lengths: (CGFloat, CGFloat, CGFloat), flexible: (Bool, Bool, Bool)) {
        func weigh(_ length: (CGFloat) -> CGFloat) {
            start = flexible.0 ? length(lengths.0) : 0
            self.length = flexible.1 ? length(lengths.1) : 0
            total = start + self.length + (flexible.2 ? length(lengths.2) : 0)
        }
        (start, length, total) = (0, 0, 0)
        weigh { max($0, 0) }
        if total <= 0 { weigh { _ in 1 } }
    }

    /// The part of a change that moves the view.
    func start(of change: CGFloat) -> CGFloat { total > 0 ? change * start / total : 0 }

    /// The part of a change that the view's length takes.
    func length(of change: CGFloat) -> CGFloat { total > 0 ? change * length / total : 0 }
}
