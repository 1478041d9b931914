@_spi(Wings) import HeadlessUIKitCore

extension UITableViewCell {
    // MARK: The cell

    final func layOutParts() {
        let size = bounds.size
        let whole = CGRect(origin: .zero, size: size)
        for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
            if let view, view.superview === self { view.placeUnlessConstrained(at: whole) }
        }
        let sides = table?.contentSides ?? .zero
        let margin = updateMargins(width: size.width)
        var left = sides.leading
        var right = size.width - sides.trailing
        if let control = editing.control {
            let width = TableMetrics.editControlWidth
            control.frame = mirrored(CGRect(x: left, y: 0, width: width, height: size.height))
            if shouldIndentWhileEditing { left += width }
        }
        if let control = editing.reorderControl {
            let width = TableMetrics.reorderControlWidth
            right -= width
            control.frame = mirrored(CGRect(x: right, y: 0, width: width, height: size.height))
        }
        if let accessory = parts.accessory {
            let room = accessory.bounds.size
            right -= margin + room.width
            accessory.frame = mirrored(
                CGRect(
                    x: right, y: (size.height - room.height) / 2, width: room.width, height: room.height))
        }
        let frame = mirrored(CGRect(x: left, y: 0, width: max(right - left, 0), height: size.height))
        if contentView.frame != frame { contentView.frame = frame }
        contentView.setNeedsLayout()
    }

    /// The margin at the sides of the cell at a width: its table's, or that of the screen if it is in none.
    private func sideMargin(width: CGFloat) -> CGFloat {
        if let table = table ?? superview as? UITableView { return table.sideMargin }
        guard width > TableMetrics.narrowWidth else { return TableMetrics.margin }
        let screen = window?.bounds.width ?? UIScreen.main.bounds.width
        return TableMetrics.margin(ofTableWide: max(width, screen))
    }

    /// Gives the content view the margins that the sides of the cell at a width and its accessory cause; returns that
    /// at the sides.
    @discardableResult
    final func updateMargins(width: CGFloat) -> CGFloat {
        let margin = sideMargin(width: width)
        contentViewStore.setSides(
            leading: margin, trailing: parts.accessory == nil ? margin : TableMetrics.accessoryGap)
        return margin
    }

    // MARK: The content

    private var indentation: CGFloat {
        let width = CGFloat(indentationLevel) * indentationWidth
        return width.isFinite ? width : 0
    }

    /// Places a part of the content, by its frame in a layout from the left.
    private func place(_ view: UIView?, _ rect: CGRect) {
        view?.placeUnlessConstrained(at: isRightToLeft ? rect.mirrored(in: contentView.bounds) : rect)
    }

    final func layOutContent() {
        if let view = host.view {
            if view.frame != contentView.bounds { view.frame = contentView.bounds }
            return
        }
        let size = contentView.bounds.size
        let sides = contentViewStore.sides
        var left = sides.leading + indentation
        if let picture = parts.picture {
            let room = picture.displayedImage?.size ?? .zero
            place(
                picture,
                CGRect(
                    x: left, y: (size.height - room.height) / 2, width: room.width, height: room.height))
            if room.width > 0 { left += room.width + TableMetrics.imageGap }
        }
        let room = CGRect(
            x: left, y: 0, width: max(size.width - left - sides.trailing, 0), height: size.height)
        switch style {
        case .default: place(parts.textLabel, room)
        case .value1: layOutBesideEachOther(in: room)
        case .value2: layOutSmallBefore(in: room)
        case .subtitle: layOutBelowEachOther(in: room)
        }
    }

    /// Places labels as large as their texts at both sides, those of one line on one baseline.
    private func layOutBesideEachOther(in room: CGRect) {
        var text = parts.textLabel?.sizeThatFits(room.size) ?? .zero
        var detail = parts.detailLabel?.sizeThatFits(room.size) ?? .zero
        let gap = text.width > 0 && detail.width > 0 ? TableMetrics.labelGap : 0
        fit(&detail, of: parts.detailLabel, max(room.width - min(text.width, room.width / 2) - gap, 0), room)
        fit(&text, of: parts.textLabel, max(room.width - detail.width - gap, 0), room)
        let top = middle(text.height, in: room)
        place(parts.textLabel, CGRect(origin: CGPoint(x: room.minX, y: top), size: text))
        var detailTop = middle(detail.height, in: room)
        if let font = parts.textLabel?.font, let small = parts.detailLabel?.font, font != small, gap > 0,
            text.height < 2 * font.lineHeight, detail.height < 2 * small.lineHeight
        {
            detailTop = (top + font.ascender - small.ascender).rounded()
        }
        place(
            parts.detailLabel,
            CGRect(origin: CGPoint(x: room.maxX - detail.width, y: detailTop), size: detail))
    }

    /// Limits the size of a label's text to the room that is left for it.
    private func fit(_ size: inout CGSize, of label: UILabel?, _ width: CGFloat, _ room: CGRect) {
        if size.width > width {
            if let label, label.numberOfLines != 1 {
                size.height = label.sizeThatFits(CGSize(width: width, height: room.height)).height
            }
            size.width = width
        }
        size.height = min(size.height, room.height)
    }

    /// The top, in whole points, of something in the middle of the room.
    private func middle(_ height: CGFloat, in room: CGRect) -> CGFloat {
        max((room.height - height) / 2, 0).rounded(.up)
    }

    private func layOutSmallBefore(in room: CGRect) {
        let width = min(TableMetrics.value2Width, room.width)
        place(parts.textLabel, CGRect(x: room.minX, y: 0, width: width, height: room.height))
        let left = room.minX + width + TableMetrics.value2Gap
        place(
            parts.detailLabel,
            CGRect(
                x: left, y: 0, width: max(room.maxX - left, 0), height: room.height))
    }

    /// Places labels as large as their texts below each other.
    private func layOutBelowEachOther(in room: CGRect) {
        let wide = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let first = parts.textLabel?.sizeThatFits(wide) ?? .zero
        let second = parts.detailLabel?.sizeThatFits(wide) ?? .zero
        let height = first.height + second.height
        let top = middle(height, in: room)
        let isLoose = second.height > 0 && room.height - height > TableMetrics.subtitleRoom
        let gap = isLoose ? TableMetrics.subtitleGap : 0
        place(
            parts.textLabel,
            CGRect(x: room.minX, y: top - gap, width: min(first.width, room.width), height: first.height))
        place(
            parts.detailLabel,
            CGRect(
                x: room.minX, y: top + first.height, width: min(second.width, room.width),
                height: second.height))
    }

    /// The width of accessory and editing controls, and outside the safe area, beside the content view of the cell at
    /// a width.
    final func widthBesideContent(width: CGFloat) -> CGFloat {
        let sides = table?.contentSides ?? .zero
        var taken = sides.leading + sides.trailing
        if let accessory = parts.accessory { taken += sideMargin(width: width) + accessory.bounds.width }
        if editing.control != nil, shouldIndentWhileEditing { taken += TableMetrics.editControlWidth }
        if editing.reorderControl != nil { taken += TableMetrics.reorderControlWidth }
        return taken
    }

    /// The height that the configured content, or else the labels and the image, need at a width.
    ///
    /// By labels that is whole points without a separator: 43.67 for one label of 15 or 16 points, and 55.67 for labels
    /// of 17 and 12, at a scale of 3 in frames that Xcode stored in public nibs.
    final func heightThatFits(width: CGFloat) -> CGFloat {
        let picture = parts.picture?.displayedImage?.size ?? .zero
        var taken = widthBesideContent(width: width)
        let margin = updateMargins(width: width)
        if let height = host.height(width: width - taken) { return height }
        taken += margin + contentViewStore.sides.trailing + indentation
        if picture.width > 0 { taken += picture.width + TableMetrics.imageGap }
        let room = CGSize(width: max(width - taken, 1), height: .greatestFiniteMagnitude)
        let first = parts.textLabel?.sizeThatFits(room).height ?? 0
        let second = parts.detailLabel?.sizeThatFits(room).height ?? 0
        let text = style == .subtitle ? first + second : max(first, second)
        let height = max(ContentHost.rowHeight, text + 2 * TableMetrics.labelPadding, picture.height + 1)
        return height.rounded(.up) - TableMetrics.separatorHeight(traits: traitCollection)
    }

    // MARK: Backgrounds and accessories

    final func updateSelectedBackground() {
        let isLit = (isSelected || isHighlighted) && selectionStyle != .none
        let takesSeveral = table?.takesSeveralSelections ?? false
        let several = takesSeveral ? multipleSelectionBackgroundView : nil
        let wanted = isLit ? several ?? selectedBackgroundView : nil
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
            guard let view else { continue }
            if view === wanted {
                if view.superview !== self {
                    view.frame = bounds
                    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
                }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
    }

    final func accessoriesDidChange() {
        let own = isEditing ? editingAccessoryView : accessoryView
        let type = own != nil ? .none : isEditing ? editingAccessoryType : accessoryType
        if let own, own === parts.accessory, own.superview === self { return }
        if own == nil, type == parts.accessoryType, type != .none { return }
        if let old = parts.accessory, old.superview === self { old.removeFromSuperview() }
        parts.accessory = own ?? makeAccessory(type)
        parts.accessoryType = type
        if let accessory = parts.accessory { addSubview(accessory) }
        setNeedsLayout()
    }

    /// Gives the disclosure indicator the width for the current text size.
    final func sizeIndicator() {
        guard parts.accessoryType == .disclosureIndicator, let indicator = parts.accessory else { return }
        let width = TableMetrics.width(of: .disclosureIndicator, traits: traitCollection)
        guard indicator.bounds.width != width else { return }
        indicator.frame.size.width = width
        setNeedsLayout()
    }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        let size = CGSize(
            width: TableMetrics.width(of: type, traits: traitCollection), height: ContentHost.rowHeight / 2)
        let view: UIView
        switch type {
        case .none: return nil
        case .detailButton, .detailDisclosureButton: view = UITableViewCellDetailButton(of: self)
        case .checkmark, .disclosureIndicator:
            view = UIImageView()
            view.accessibilityIdentifier = type == .checkmark ? "checkmark" : "chevron"
        }
        view.frame.size = size
        return view
    }
}

final class UITableViewCellDetailButton: UIButton {
    private weak var cell: UITableViewCell?

    init(of cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        become(.system)
        accessibilityLabel = "More Info"
    }

    required init?(coder: NSCoder) { nil }

    override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        super.touchDidEnd(inside: isInside, event)
        if isInside, let cell { cell.table?.accessoryButtonWasTapped(in: cell) }
    }
}
