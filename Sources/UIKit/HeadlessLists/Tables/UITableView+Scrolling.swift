extension UITableView {
    /// Measures rows that become visible, until the target row is in its position.
    final func settle(on path: IndexPath, at position: ScrollPosition) {
        var limit = PassLimit(20)
        repeat {
            showVisibleRows()
            guard path.row == NSNotFound || geometry.contains(path) else { return }
            let target = offset(showing: path, at: position)
            if target == contentOffset { return }
            contentOffset = target
        } while limit.allowsAnother(measured: geometry.measurements)
    }

    /// Corrects the position of a row whose height was measured only during scrolling.
    final func correctScrollTarget() {
        guard let target = scrollTarget, !isInMotion else { return }
        scrollTarget = nil
        guard !isDragging, target.path.row == NSNotFound || geometry.contains(target.path) else { return }
        settle(on: target.path, at: target.position)
    }

    final func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
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
