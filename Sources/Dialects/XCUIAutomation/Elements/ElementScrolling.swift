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
        // A row and an element that is not a view may be right inside a scroll view.
        let scrollViews = view.lineage.dropFirst(node.ownView == nil ? 0 : 1)
            .compactMap { $0 is PickerWheel ? nil : $0 as? UIScrollView }
        var hasMoved = false
        for scrollView in scrollViews.reversed() {
            if show(in: scrollView) { hasMoved = true }
            let isList = scrollView is UITableView || scrollView is UICollectionView
            if isList, uncover(in: scrollView) { hasMoved = true }
        }
        return hasMoved
    }

    /// Scrolls a list further if a pinned header or footer of it covers the element.
    private func uncover(in list: UIScrollView) -> Bool {
        guard let view = shownView else { return false }
        let frame = node.frame
        for y in [frame.minY + 1, frame.midY, frame.maxY - 1] {
            let point = CGPoint(x: frame.midX, y: y)
            guard let hit = UIApplication.shared.hitTest(point, with: nil)?.view,
                let cover = hit.lineage.first(where: { $0.superview === list }),
                !view.isDescendant(of: cover), !cover.isDescendant(of: view),
                cover.bounds.height < list.bounds.height / 2
            else { continue }
            let covered = CGRect(origin: cover.convertToScreen(.zero), size: cover.bounds.size)
            let isAbove = covered.midY < frame.midY
            return list.scroll(
                by: CGPoint(x: 0, y: isAbove ? frame.minY - covered.maxY : frame.maxY - covered.minY))
        }
        return false
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
        let covered = scrollView.bounds.inset(by: scrollView.adjustedContentInset).maxY - clear.maxY
        let distance = CGPoint(
            x: shift(from: frame.minX, frame.maxX, into: clear.minX, clear.maxX),
            y: shift(from: frame.minY, frame.maxY, into: clear.minY, clear.maxY))
        return distance != .zero && scrollView.scroll(by: distance, room: covered)
    }

    private var shownView: UIView? {
        if case .row(let table, let path) = node.source { table.cellForRow(at: path) } else { node.view }
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
}

extension UIScrollView {
    /// Scrolls by a distance, as far as there is content, and room below it, and ends a motion; returns whether the
    /// offset is another one.
    @discardableResult
    func scroll(by distance: CGPoint, room: CGFloat = 0) -> Bool {
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(value, max(low, high)))
        }
        let (insets, start) = (adjustedContentInset, contentOffset)
        let offset = CGPoint(
            x: clamp(start.x + distance.x, -insets.left, contentSize.width + insets.right - bounds.width),
            y: clamp(
                start.y + distance.y, -insets.top, contentSize.height + insets.bottom + room - bounds.height))
        setContentOffset(offset, animated: false)
        UIApplication.shared.commit()
        return offset != start
    }
}
