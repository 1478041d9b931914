extension UITableViewCell {
    private var isInGroup: Bool { table.map { $0.style != .plain } ?? false }

    private var place: RowPlace {
        guard let table, let rowPath, table.geometry.sections.indices.contains(rowPath.section) else {
            return RowPlace(isFirst: false, isLast: false)
        }
        let count = table.geometry.sections[rowPath.section].rows.count
        return RowPlace(isFirst: rowPath.row == 0, isLast: rowPath.row == count - 1)
    }

    /// Draws the background that the system gives a cell without one of its own.
    final func drawCell(in context: CGContext) {
        guard backgroundView == nil, backgroundConfiguration == nil else { return }
        let isLit = isSelected || isHighlighted
        let usual: UIColor = isInGroup ? .secondarySystemGroupedBackground : .systemBackground
        let lit: UIColor? =
            isLit && selectionStyle != .none && selectedBackgroundView == nil ? .systemGray4 : nil
        guard let color = lit ?? (backgroundColor == nil ? usual : nil) else { return }
        context.fillRow(bounds, place, isInset: table?.style == .insetGrouped, color)
    }

    /// Draws the separators, and the sign of an accessory that the cell made.
    final func drawSeparators(in context: CGContext) {
        drawAccessory(in: context)
        guard let table, table.separatorStyle != .none, bounds.width > 0 else { return }
        let height = 1 / max(traitCollection.displayScale, 1)
        let color = table.separatorColor ?? .separator
        let inset = separatorInset
        let content = contentViewStore.frame
        let shift = isRightToLeft ? bounds.maxX - content.maxX : content.minX
        let leading = inset.left + max(0, shift)
        let place = place
        let isWhole = isInGroup && place.isLast
        if isWhole, table.style == .insetGrouped { return }
        let line = CGRect(
            x: isWhole ? 0 : leading, y: bounds.maxY - height,
            width: max(0, bounds.width - (isWhole ? 0 : leading + inset.right)), height: height)
        context.fill(mirrored(line), color)
        if table.style == .grouped, place.isFirst {
            context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: height), color)
        }
    }

    private func drawAccessory(in context: CGContext) {
        guard let view = parts.accessory, view.superview === self else { return }
        let forward = isRightToLeft ? "chevron.left" : "chevron.right"
        switch parts.accessoryType {
        case .none: break
        case .checkmark:
            context.drawSymbol("checkmark", in: view.frame, size: 14, weight: .semibold, tintColor)
        case .disclosureIndicator:
            context.drawSymbol(forward, in: view.frame, size: 12, weight: .semibold, .tertiaryLabel)
        case .detailButton: context.drawSymbol("info.circle", in: view.frame, size: 18, tintColor)
        case .detailDisclosureButton:
            let half = view.frame.width / 2
            let (left, right) = view.frame.divided(atDistance: half + 4, from: .minXEdge)
            let (button, arrow) = isRightToLeft ? (right, left) : (left, right)
            context.drawSymbol("info.circle", in: button, size: 18, tintColor)
            context.drawSymbol(forward, in: arrow, size: 12, weight: .semibold, .tertiaryLabel)
        }
    }
}
