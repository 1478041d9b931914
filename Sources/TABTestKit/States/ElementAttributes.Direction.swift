import Foundation
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
    /// The points of the drag in an element with a frame on the screen.
    func drag(in frame: CGRect) -> (from: CGVector, to: CGVector) {
        switch self {
        case .upwards: (.topThird, .middle)
        case .downwards: Self.downwardsDrag(in: frame)
        case .left: (.leftThird, .middle)
        case .right: (.rightThird, .middle)
        case .from(let start, let end): (start, end)
        }
    }

    /// From the middle, or from above the keyboard where there is one: below it a finger would meet keys, or the view
    /// above them, which scrolls nothing either.
    private static func downwardsDrag(in frame: CGRect) -> (from: CGVector, to: CGVector) {
        guard keyboard.underlyingXCUIElement.exists, frame.height > 0 else { return (.middle, .topThird) }
        let top = min(
            keyboard.topCoordinate.dy * XCUIDevice.shared.frame.maxY,
            OnMainActor.run { UIApplication.shared.keyboard.frame.minY })
        let start = (top - frame.minY) / frame.height - 0.01
        guard (0...1).contains(start) else { return (.middle, .topThird) }
        // Where little of the element is above the keyboard, the drag is short.
        return (CGVector(dx: 0.5, dy: start), CGVector(dx: 0.5, dy: min(CGVector.topThird.dy, start / 2)))
    }
}
