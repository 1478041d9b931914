extension UICollectionViewListCell {
    private static let separatorInset: CGFloat = 16

    /// Whether the cell is a row of its list, and which one.
    private var place: RowPlace? {
        guard listPlace?.part == .row, let collection, let path = element?.indexPath else { return nil }
        let count =
            path.section < collection.numberOfSections
            ? collection.numberOfItems(inSection: path.section) : 0
        return RowPlace(isFirst: path.item == 0, isLast: path.item == count - 1)
    }

    /// Draws the background that a list gives its rows, and the separator.
    final func drawRow(in context: CGContext) {
        guard let place, let appearance = listPlace?.appearance else { return }
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        if backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil {
            let isLit = isSelected || isHighlighted
            let usual: UIColor? =
                switch appearance {
                case .plain: .systemBackground
                case .grouped, .insetGrouped: .secondarySystemGroupedBackground
                default: nil
                }
            if let color = isLit ? .systemGray4 : usual {
                context.fillRow(bounds, place, isInset: appearance == .insetGrouped, color)
            }
        }
        guard listPlace?.showsSeparators == true, !(isGrouped && place.isLast) else { return }
        let height = 1 / max(traitCollection.displayScale, 1)
        let leading = Self.separatorInset + CGFloat(max(indentationLevel, 0)) * indentationWidth
        let line = CGRect(
            x: leading, y: bounds.maxY - height, width: max(0, bounds.width - leading), height: height)
        context.fill(mirrored(line), .separator)
    }

    /// Draws the signs of the accessories that the cell made.
    final func drawAccessories(in context: CGContext) {
        for (view, _) in shown where view.superview === self {
            if let button = view as? UIButton, button.currentImage == nil {
                if button.accessibilityLabel == "Delete" {
                    context.drawSymbol("minus.circle.fill", in: view.frame, size: 18, .systemRed)
                } else if button.accessibilityLabel == "Expand" {
                    context.drawSymbol(
                        "chevron.right", in: view.frame, size: 12, weight: .semibold, tintColor)
                }
            } else if let image = view as? UIImageView, image.image == nil,
                let name = image.accessibilityIdentifier
            {
                let isArrow = name == "chevron.forward"
                let shown = isArrow ? (isRightToLeft ? "chevron.left" : "chevron.right") : name
                context.drawSymbol(
                    shown, in: view.frame, size: isArrow ? 12 : 14, weight: .semibold,
                    isArrow ? .tertiaryLabel : tintColor)
            }
        }
    }
}
