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
            right -= TableMetrics.margin + room.width
            accessory.frame = mirrored(
                CGRect(
                    x: right, y: (size.height - room.height) / 2, width: room.width, height: room.height))
        }
        let frame = mirrored(CGRect(x: left, y: 0, width: max(right - left, 0), height: size.height))
        if contentView.frame != frame { contentView.frame = frame }
        contentView.setNeedsLayout()
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
        var left = TableMetrics.margin + indentation
        if let picture = parts.picture {
            let room = picture.displayedImage?.size ?? .zero
            place(
                picture,
                CGRect(
                    x: left, y: (size.height - room.height) / 2, width: room.width, height: room.height))
            if room.width > 0 { left += room.width + TableMetrics.margin }
        }
        let room = CGRect(
            x: left, y: 0, width: max(size.width - left - TableMetrics.margin, 0), height: size.height)
        switch style {
        case .default: place(parts.textLabel, room)
        case .value1: layOutBesideEachOther(in: room)
        case .value2: layOutSmallBefore(in: room)
        case .subtitle: layOutBelowEachOther(in: room)
        }
    }

    private func layOutBesideEachOther(in room: CGRect) {
        let wish = parts.textLabel?.sizeThatFits(room.size).width ?? 0
        let detail = parts.detailLabel?.sizeThatFits(room.size).width ?? 0
        let gap = wish > 0 && detail > 0 ? TableMetrics.labelGap : 0
        let detailWidth = min(detail, max(room.width - min(wish, room.width / 2) - gap, 0))
        place(
            parts.detailLabel,
            CGRect(
                x: room.maxX - detailWidth, y: 0, width: detailWidth, height: room.height))
        place(
            parts.textLabel,
            CGRect(
                x: room.minX, y: 0, width: max(room.width - detailWidth - gap, 0), height: room.height))
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

    private func layOutBelowEachOther(in room: CGRect) {
        let wide = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let first = parts.textLabel?.sizeThatFits(wide).height ?? 0
        let second = parts.detailLabel?.sizeThatFits(wide).height ?? 0
        let top = max((room.height - first - second) / 2, 0)
        place(parts.textLabel, CGRect(x: room.minX, y: top, width: room.width, height: first))
        place(parts.detailLabel, CGRect(x: room.minX, y: top + first, width: room.width, height: second))
    }

    /// The width of accessory and editing controls, and outside the safe area, beside the content view.
    final var widthBesideContent: CGFloat {
        let sides = table?.contentSides ?? .zero
        var width = sides.leading + sides.trailing
        if let accessory = parts.accessory { width += TableMetrics.margin + accessory.bounds.width }
        if editing.control != nil, shouldIndentWhileEditing { width += TableMetrics.editControlWidth }
        if editing.reorderControl != nil { width += TableMetrics.reorderControlWidth }
        return width
    }

    final func heightThatFits(width: CGFloat) -> CGFloat {
        let picture = parts.picture?.displayedImage?.size ?? .zero
        var taken = widthBesideContent
        if let height = host.height(width: width - taken) { return height }
        taken += 2 * TableMetrics.margin + indentation
        if picture.width > 0 { taken += picture.width + TableMetrics.margin }
        let room = CGSize(width: max(width - taken, 1), height: .greatestFiniteMagnitude)
        let first = parts.textLabel?.sizeThatFits(room).height ?? 0
        let second = parts.detailLabel?.sizeThatFits(room).height ?? 0
        let text = style == .subtitle ? first + second : max(first, second)
        return max(ContentHost.rowHeight, text + 2 * TableMetrics.labelPadding, picture.height + 1).rounded(
            .up)
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

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        let size = CGSize(width: TableMetrics.width(of: type), height: ContentHost.rowHeight / 2)
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
