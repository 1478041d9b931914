/// A direction of scrolling: horizontal or vertical.
package enum ScrollAxis: CaseIterable, Sendable {
    case horizontal, vertical

    /// The main axis of a translation; vertical if both are equal.
    package init(of distance: CGPoint) {
        self = abs(distance.x) > abs(distance.y) ? .horizontal : .vertical
    }
}

package struct AxisFlags {
    private var horizontal = false
    private var vertical = false

    package init() {}

    package subscript(axis: ScrollAxis) -> Bool {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension CGPoint {
    init(_ value: (ScrollAxis) -> CGFloat) { self.init(x: value(.horizontal), y: value(.vertical)) }

    package subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    /// The inset at the beginning of an axis: left or top.
    package func before(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

    /// The inset at the end of an axis: right or bottom.
    package func after(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}
