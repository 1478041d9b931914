import Foundation

extension UIScrollView {
    /// Scrolls by one visible page, within the content; returns whether it could scroll.
    final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let axes: [(ScrollAxis, CGFloat)] =
            switch direction {
            case .up: [(.vertical, -1)]
            case .down: [(.vertical, 1)]
            case .right: [(.horizontal, -1)]
            case .left: [(.horizontal, 1)]
            // Vertically first, in reading order.
            case .previous: [(.vertical, -1), (.horizontal, -1)]
            case .next: [(.vertical, 1), (.horizontal, 1)]
            }
        guard isScrollEnabled else { return false }
        for (axis, sign) in axes {
            let range = offsetRange(axis)
            let page = boundsStore.inset(by: insetWithSafeArea).size[axis]
            var offset = contentOffset
            offset[axis] = (offset[axis] + sign * page).clamped(to: range)
            guard (offset[axis] - contentOffset[axis]) * sign > 0 else { continue }
            setContentOffset(offset, animated: true)
            return true
        }
        return false
    }
}
