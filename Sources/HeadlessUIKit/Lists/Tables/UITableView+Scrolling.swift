import Foundation

extension UITableView {
    /// Scrolls to a row.
    ///
    /// Rows whose heights are estimates are measured when they come into sight, and the row is where it belongs then,
    /// too. An index path where there is no row is a failure; one whose row is `NSNotFound` stands for the section.
    ///
    /// - Parameters:
    ///   - scrollPosition: where in the table the row comes to stand, as far as the content's ends allow.
    ///   - animated: whether that takes its time.
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

    /// Measures what has come into sight, until the row is where it is to be.
    private func settle(on path: IndexPath, at position: ScrollPosition) {
        for _ in 0..<20 {
            showWhatIsInSight()
            guard path.row == NSNotFound || geometry.contains(path) else { return }
            let target = offset(showing: path, at: position)
            if target == contentOffset { return }
            contentOffset = target
        }
    }

    /// Goes the rest of the way to a row that was measured only on the way to it.
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
        // A header that stays in sight is not to cover it.
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
