import Foundation
import HeadlessUIKit
import ViewQuery

/// Scrolls an element into view, as XCUITest does before it acts: directly, without touches.
@MainActor
struct ElementScrolling {
    let node: AutomationNode

    /// Scrolls each scroll view around the element, the outermost first, until the whole of it is visible, or as much as
    /// there is room for, clear of bars and keyboard.
    ///
    /// - Returns: whether anything has moved.
    func perform() -> Bool {
        guard let view = node.view else { return false }
        var scrollViews: [UIScrollView] = []
        var next: UIView? = view
        if case .row = node.source {} else { next = view.superview }
        while let current = next {
            if let scrollView = current as? UIScrollView, !(current is PickerWheel) {
                scrollViews.append(scrollView)
            }
            next = current.superview
        }
        var hasMoved = false
        for scrollView in scrollViews.reversed() where show(in: scrollView) {
            hasMoved = true
            UIApplication.shared.commit()
        }
        return hasMoved
    }

    private func show(in scrollView: UIScrollView) -> Bool {
        guard scrollView.isScrollEnabled, scrollView.bounds.width > 0, scrollView.bounds.height > 0 else {
            return false
        }
        let frame = scrollView.convert(frameInWindow, from: nil)
        guard frame.isFinite else { return false }
        var clear = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let keyboard = UIApplication.shared.keyboard.frame
        if UIApplication.shared.keyboard.window != nil, keyboard.height > 0 {
            let top = scrollView.convertFromScreen(keyboard.origin).y
            if top > clear.minY, top < clear.maxY { clear.size.height = top - clear.minY }
        }
        var offset = scrollView.contentOffset
        offset.x += shift(from: frame.minX, frame.maxX, into: clear.minX, clear.maxX)
        offset.y += shift(from: frame.minY, frame.maxY, into: clear.minY, clear.maxY)
        let insets = scrollView.adjustedContentInset
        let covered = scrollView.bounds.inset(by: insets).maxY - clear.maxY
        offset.x = clamp(
            offset.x, -insets.left, scrollView.contentSize.width + insets.right - scrollView.bounds.width)
        offset.y = clamp(
            offset.y, -insets.top,
            scrollView.contentSize.height + insets.bottom + covered - scrollView.bounds.height)
        guard offset != scrollView.contentOffset else { return false }
        scrollView.setContentOffset(offset, animated: false)
        return true
    }

    private var frameInWindow: CGRect {
        guard let window = node.view?.window else { return node.frame }
        let origin = window.convertFromScreen(node.frame.origin)
        return CGRect(origin: origin, size: node.frame.size)
    }

    /// How far content must move so that a range becomes visible: its start if there is not room for all.
    private func shift(from start: CGFloat, _ end: CGFloat, into low: CGFloat, _ high: CGFloat) -> CGFloat {
        if start >= low, end <= high { return 0 }
        if end - start > high - low { return start >= low || end <= high ? start - low : 0 }
        return start < low ? start - low : end - high
    }

    private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(value, max(low, high)))
    }
}
