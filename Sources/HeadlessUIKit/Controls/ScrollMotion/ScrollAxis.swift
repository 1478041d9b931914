import Foundation

/// One of the two ways in which content moves.
package enum ScrollAxis: CaseIterable, Sendable {
    case horizontal, vertical

    /// The axis along which a way goes for the most part; the vertical one if it is both alike.
    package init(of way: CGPoint) {
        self = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    }
}

extension CGPoint {
    /// The coordinate along an axis.
    package subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    /// The side along an axis.
    package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    /// The inset at the beginning of an axis: the left or the upper one.
    func before(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

    /// The inset at the end of an axis: the right or the lower one.
    func after(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }

    /// Whether none of the four numbers is NaN or infinite.
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    /// The insets for a report, in the order in which they are written in code.
    var shortText: String {
        "(top \(top.shortText), left \(left.shortText), bottom \(bottom.shortText), right \(right.shortText))"
    }
}
