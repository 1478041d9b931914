import Foundation

extension UITableView {
    /// Scrolls to a row.
    ///
    /// Rows with estimated heights are measured when they become visible, and the final position accounts for that.
    /// An index path without a row is a failure; one whose row is `NSNotFound` stands for its section.
    ///
    /// - Parameters:
    ///   - scrollPosition: the position of the row in the table, as far as the content's edges allow.
    ///   - animated: whether scrolling is animated.
    public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
    {
        loadIfNeeded()
        let isSection =
            indexPath.count == 2 && indexPath.row == NSNotFound
            && geometry.sections.indices.contains(indexPath.section)
        guard isSection || geometry.contains(indexPath) else {
            TableFailure.noSuchRow(self, indexPath, to: "scroll to").record()
            return
        }
        scrollTarget = nil
        let target = offset(showing: indexPath, at: scrollPosition)
        if animated, window != nil, UIView.areAnimationsEnabled {
            guard target != contentOffset else { return }
            setContentOffset(target, animated: true)
            if motion?.kind == .animation { scrollTarget = (indexPath, scrollPosition) }
            return
        }
        setContentOffset(target, animated: animated)
        settle(on: indexPath, at: scrollPosition)
    }

    /// Scrolls to the first of the selected rows.
    public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let first = selection.paths.min() else { return }
        scrollToRow(at: first, at: scrollPosition, animated: animated)
    }

    /// Measures rows that become visible, until the target row is in its position.
    private func settle(on path: IndexPath, at position: ScrollPosition) {
        for _ in 0..<20 {
            showWhatIsInSight()
            guard path.row == NSNotFound || geometry.contains(path) else { return }
            let target = offset(showing: path, at: position)
            if target == contentOffset { return }
            contentOffset = target
        }
    }

    /// Corrects the position of a row whose height was measured only during scrolling.
    final func correctScrollTarget() {
        guard let target = scrollTarget, motion == nil else { return }
        scrollTarget = nil
        guard drag == nil, target.path.row == NSNotFound || geometry.contains(target.path) else { return }
        settle(on: target.path, at: target.position)
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        let isSection = path.row == NSNotFound
        let span = isSection ? geometry.span(ofSection: path.section) : geometry.span(of: path)
        let insets = adjustedContentInset
        var top = insets.top
        // A pinned header must not cover the row.
        if style == .plain, !isSection { top += geometry.sections[path.section].header.height }
        let room = max(boundsStore.height - top - insets.bottom, 0)
        var y = contentOffset.y
        switch position {
        case .top: y = span.top - top
        case .middle: y = span.top - top - (room - span.height) / 2
        case .bottom: y = span.bottom + insets.bottom - boundsStore.height
        case .none:
            if span.top < y + top {
                y = span.top - top
            } else if span.bottom > y + boundsStore.height - insets.bottom {
                y = span.bottom + insets.bottom - boundsStore.height
                y = min(y, span.top - top)
            }
        }
        return CGPoint(x: contentOffset.x, y: y.clamped(to: offsetRange(.vertical)))
    }
}
