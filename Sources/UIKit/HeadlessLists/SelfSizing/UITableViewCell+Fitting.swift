extension ConfiguredView {
    /// The view whose constraints decide about the height; `nil` if there are none.
    fileprivate var constrainedContent: UIView? {
        if let view = host.view, view.isSizedByConstraints { return view }
        return contentView.isSizedByConstraints ? contentView : nil
    }
}

extension UITableViewCell {
    /// The size by the constraints in the content view; `nil` without any.
    final func sizeByContent(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard let content = constrainedContent else { return nil }
        let beside = CGSize(width: widthBesideContent, height: 0)
        var size = content.fittingSize(in: target, beside: beside, horizontal, vertical)
        if vertical != .required, size.height <= 0 {
            // With a larger target it is larger, if nothing else decides.
            let standard = CGSize(width: target.width, height: TableMetrics.rowHeight)
            let higher = content.fittingSize(in: standard, beside: beside, horizontal, vertical)
            if higher.height > 0 {
                warnOfZeroHeight()
                size.height = TableMetrics.rowHeight
            }
        }
        return size
    }

    private func warnOfZeroHeight() {
        if let table {
            guard !table.loading.hasWarned else { return }
            table.loading.hasWarned = true
        }
        SelfSizingFailure.zeroHeight(self).recordAsLog()
    }

    /// The size that fits, without constraints.
    final func sizeByParts(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
            .keeping(target, horizontal, vertical)
    }
}

extension UITableViewHeaderFooterView {
    /// The size by the constraints in the content view; `nil` without any.
    final func sizeByContent(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        constrainedContent?.fittingSize(in: target, beside: .zero, horizontal, vertical)
    }

    /// The size that fits, without constraints.
    final func sizeByParts(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        var size = sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        if isGroupedHeader {
            let surplus = TableMetrics.groupedTitleHeight - TableMetrics.plainTitleHeight
            size.height = max(size.height + surplus, TableMetrics.groupedTitleHeight)
        }
        return size.keeping(target, horizontal, vertical)
    }
}
