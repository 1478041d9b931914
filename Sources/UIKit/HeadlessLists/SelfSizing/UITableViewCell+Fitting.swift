extension ConfiguredView {
    /// The view whose constraints decide about the height; `nil` if there are none.
    fileprivate var constrainedContent: UIView? {
        if let view = host.view, view.isSizedByConstraints { return view }
        return contentView.isSizedByConstraints ? contentView : nil
    }

    /// The size by the constraints in the content view, or those of the view itself, or else that of its parts.
    func sizeFitting(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, byItself: () -> CGSize
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if let size = sizeByContent(target, horizontal, vertical) { return size }
        if isSizedByConstraints {
            let size = byItself()
            if size.height > 0 { return size.keeping(target, horizontal, vertical) }
        }
        return sizeByParts(CGSize(width: target.width, height: .greatestFiniteMagnitude))
            .keeping(target, horizontal, vertical)
    }
}

extension UITableViewCell {
    final func sizeByContent(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard let content = constrainedContent else { return nil }
        let width = max(boundsStore.width, target.width)
        updateMargins(width: width)
        let beside = CGSize(width: widthBesideContent(width: width), height: 0)
        var size = content.fittingSize(in: target, beside: beside, horizontal, vertical)
        if vertical != .required, size.height <= 0 {
            // With a larger target it is larger, if nothing else decides.
            let standard = CGSize(width: target.width, height: ContentHost.rowHeight)
            let higher = content.fittingSize(in: standard, beside: beside, horizontal, vertical)
            if higher.height > 0 {
                warnOfZeroHeight()
                size.height = ContentHost.rowHeight
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

    final func sizeByParts(_ room: CGSize) -> CGSize { sizeThatFits(room) }
}

extension UITableViewHeaderFooterView {
    final func sizeByContent(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        constrainedContent?.fittingSize(in: target, beside: .zero, horizontal, vertical)
    }

    final func sizeByParts(_ room: CGSize) -> CGSize {
        var size = sizeThatFits(room)
        if isGroupedHeader {
            let surplus = TableMetrics.groupedTitleHeight - TableMetrics.plainTitleHeight
            size.height = max(size.height + surplus, TableMetrics.groupedTitleHeight)
        }
        return size
    }
}
