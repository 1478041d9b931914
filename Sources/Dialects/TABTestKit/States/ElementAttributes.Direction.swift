import HeadlessUIKit
import XCUIAutomation

extension ElementAttributes {
    /// Where to scroll, as the part of the content that comes into view.
    public enum Direction: Hashable, Sendable {
        /// A point of an element, as a part of its size: (0, 0) is the upper left corner, (1, 1) the lower right one.
        public typealias NormalizedCoordinate = CGVector

        /// Shows what is further up: a drag from a third of the height to the middle.
        case upwards
        /// Shows what is further down: a drag from the middle, or from above the keyboard, to a third of the height.
        case downwards
        /// Shows what is further left: a drag from a third of the width to the middle.
        case left
        /// Shows what is further right: a drag from two thirds of the width to the middle.
        case right
        /// A drag from one point to another.
        case from(NormalizedCoordinate, to: NormalizedCoordinate)
    }
}

extension ElementAttributes.Direction {
    /// The points of the drag in an element with a frame on the screen, above the keyboard where that covers a part.
    func drag(in frame: CGRect) -> (from: CGVector, to: CGVector) {
        let (start, end) = points
        if case .from = self { return (start, end) }
        guard let free = Self.partAboveKeyboard(of: frame) else { return (start, end) }
        if self == .downwards {
            // Where little of the element is above the keyboard, the drag is short.
            let lowest = free - 0.01
            return (CGVector(dx: 0.5, dy: lowest), CGVector(dx: 0.5, dy: min(end.dy, lowest / 2)))
        }
        guard max(start.dy, end.dy) >= free else { return (start, end) }
        return (CGVector(dx: start.dx, dy: start.dy * free), CGVector(dx: end.dx, dy: end.dy * free))
    }

    private var points: (from: CGVector, to: CGVector) {
        switch self {
        case .upwards: (.topThird, .middle)
        case .downwards: (.middle, .topThird)
        case .left: (.leftThird, .middle)
        case .right: (.rightThird, .middle)
        case .from(let start, let end): (start, end)
        }
    }

    /// The part of an element's height that is above the keyboard, and above the view above its keys, which scrolls nothing
    /// either; `nil` if that is all of it, or nothing.
    static func partAboveKeyboard(of frame: CGRect) -> CGFloat? {
        guard keyboard.underlyingXCUIElement.exists, frame.height > 0 else { return nil }
        let top = min(
            keyboard.topCoordinate.dy * XCUIDevice.shared.frame.maxY,
            OnMainActor.run { UIApplication.shared.keyboard.frame.minY })
        let part = (top - frame.minY) / frame.height
        return part > 0.02 && part < 1 ? part : nil
    }
}
