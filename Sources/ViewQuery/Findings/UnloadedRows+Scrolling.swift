import HeadlessUIKit
@_spi(Wings) import HeadlessUIKitCore

extension UnloadedRows {
    /// The number of drags that `scrollOn` makes by itself.
    private static let usualDrags: CGFloat = 40

    /// The call that scrolls to a row without a cell until a view there that meets conditions can be touched; `nil` if a
    /// finger cannot do that.
    func codeScrolling(to path: IndexPath, until conditions: String?) -> String? {
        guard let conditions, let frame = frame(of: path), !frame.isEmpty,
            let (scrollView, itself) = scrollView(showing: path),
            scrollView.isScrollEnabled, case .success = HitTarget.find(scrollView),
            let scroll = scrollView.scroll(to: scrollView.convert(frame, from: list))
        else { return nil }
        var code = "scrollOn(\(itself), until: \(conditions)"
        if scroll.edge != scrollView.defaultEdge { code += ", toward: .\(scroll.edge)" }
        if scroll.drags > Self.usualDrags { code += ", atMost: \(Int(2 * scroll.drags.rounded(.up)))" }
        return code + ")"
    }

    /// The scroll view that a row moves with, and a query that stands for it: the list, or that of a section that scrolls
    /// on its own.
    private func scrollView(showing path: IndexPath) -> (UIScrollView, ViewQuery)? {
        guard let collection = list as? UICollectionView, collection.scrollsOnItsOwn(path.section) else {
            return list.queryOfItsOwn.map { (list, $0) }
        }
        // That of a section has no name, but what it shows may have one.
        for shown in collection.indexPathsForVisibleItems where shown.section == path.section {
            guard let cell = collection.cellForItem(at: shown),
                let scrollView = cell.superview as? UIScrollView,
                case .success = HitTarget.find(cell)
            else { continue }
            if let query = cell.queryOfPart { return (scrollView, query) }
        }
        return nil
    }

    private func frame(of path: IndexPath) -> CGRect? {
        switch list {
        case let table as UITableView: table.rectForRow(at: path)
        case let collection as UICollectionView: collection.layoutAttributesForItem(at: path)?.frame
        default: nil
        }
    }
}

extension UIScrollView {
    /// How much of the visible content a drag of `scrollOn` covers.
    private static let dragged: CGFloat = 0.75

    /// The edge that `scrollOn` scrolls towards by itself.
    fileprivate var defaultEdge: String {
        let isVertical = offsetRange(.vertical).lowerBound < offsetRange(.vertical).upperBound
        return isVertical ? "bottom" : contentBeginsAtRight ? "left" : "right"
    }

    /// The edge in whose direction a rectangle of the content is, and how many drags away; `nil` if scrolling does not
    /// reach it.
    fileprivate func scroll(to frame: CGRect) -> (edge: String, drags: CGFloat)? {
        let visible = bounds.inset(by: adjustedContentInset)
        for axis in [ScrollAxis.vertical, .horizontal] {
            let isVertical = axis == .vertical
            let range = offsetRange(axis)
            guard range.lowerBound < range.upperBound else { continue }
            let (row, seen) =
                isVertical
                ? (frame.minY...frame.maxY, visible.minY...max(visible.minY, visible.maxY))
                : (frame.minX...frame.maxX, visible.minX...max(visible.minX, visible.maxX))
            let stride = max((seen.upperBound - seen.lowerBound) * Self.dragged, 1)
            if row.lowerBound >= seen.upperBound {
                return (isVertical ? "bottom" : "right", (row.upperBound - seen.upperBound) / stride)
            }
            if row.upperBound <= seen.lowerBound {
                return (isVertical ? "top" : "left", (seen.lowerBound - row.lowerBound) / stride)
            }
        }
        return nil
    }
}
