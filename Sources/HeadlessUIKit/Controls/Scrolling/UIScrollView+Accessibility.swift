import Foundation

extension UIScrollView {
    /// Scrolls by what can be seen at once, no further than the content goes; returns whether there was anywhere to go.
    final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let axes: [(ScrollAxis, CGFloat)] =
            switch direction {
            case .up: [(.vertical, -1)]
            case .down: [(.vertical, 1)]
            case .right: [(.horizontal, -1)]
            case .left: [(.horizontal, 1)]
            // Down the page first, as one reads.
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
