extension UITableView {
    /// Measures the height of a row again whose cell has other content, before the table is next laid out or queried.
    ///
    /// As in UIKit, rows move to their places in an animation, unless animations are disabled.
    final func contentDidChange(in cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !loading.isMeasuring, cell.table === self,
            let path = cell.rowPath, geometry.contains(path),
            geometry.sections[path.section].hasEstimatedRows,
            geometry.sections[path.section].measured.contains(path.row)
        else { return }
        geometry.forget(path)
        if window != nil, !loading.isShowing, UIView.areAnimationsEnabled { loading.animatesHeights = true }
        setNeedsLayout()
    }

    /// Likewise, for changed constraints inside a cell.
    final func constraintsDidChange(in cell: UITableViewCell) {
        if selfSizingInvalidation == .enabledIncludingConstraints { contentDidChange(in: cell) }
    }

    /// Shows the visible rows; those of other heights move there in an animation, if one is due.
    final func showVisibleRows() {
        guard !loading.isShowing else { return }
        let isAnimated = loading.animatesHeights && !loading.isNeeded && window != nil
        loading.animatesHeights = false
        guard isAnimated else { return showVisibleParts() }
        let (old, frames) = (geometry.copy(), shownFrames())
        var moves: [(view: UIView, frame: CGRect)] = []
        var arrivals: [UIView] = []
        UIView.performWithoutAnimation {
            showVisibleParts()
            collectMoves(from: old, frames, BatchMap(), &moves, &arrivals)
        }
        guard !moves.isEmpty || !arrivals.isEmpty else { return }
        UIView.animate(
            withDuration: RowMotion.duration, delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration, .keepsTime]
        ) {
            for move in moves { move.view.frame = move.frame }
            for view in arrivals { view.alpha = 1 }
        }
    }

    final func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        loading.isMeasuring = true
        defer { loading.isMeasuring = false }
        let width = frame(of: TableSpan(top: 0, height: 0)).width
        return cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
