import Foundation

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
        let mask = autoresizingMask
        var rect = frame
        let x = Self.share(
            newSize.width - oldSize.width, lengths: (rect.minX, rect.width, oldSize.width - rect.maxX),
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let y = Self.share(
            newSize.height - oldSize.height, lengths: (rect.minY, rect.height, oldSize.height - rect.maxY),
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        rect.origin.x += x.start
        rect.origin.y += y.start
        rect.size.width = max(0, rect.size.width + x.length)
        rect.size.height = max(0, rect.size.height + y.length)
        return rect == frame ? nil : rect
    }

    /// Distributes a change among the flexible parts, each by its length; evenly if all are zero.
    private static func share(
        _ change: CGFloat, lengths: (CGFloat, CGFloat, CGFloat), flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let weights = [
            flexible.0 ? max(lengths.0, 0) : 0, flexible.1 ? max(lengths.1, 0) : 0,
            flexible.2 ? max(lengths.2, 0) : 0,
        ]
        let total = weights.reduce(0, +)
        if total > 0 { return (change * weights[0] / total, change * weights[1] / total) }
        let parts = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
        guard parts > 0 else { return (0, 0) }
        let part = change / CGFloat(parts)
        return (flexible.0 ? part : 0, flexible.1 ? part : 0)
    }
}
