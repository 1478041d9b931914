@_spi(Wings) import HeadlessUIKitCore

/// A list cell, with a content configuration and accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// The width of a standard accessory, in points; UIKit documents no number.
    private static let accessoryWidth: CGFloat = 24
    /// The distance of accessories from the edges and each other, in points; UIKit documents no number.
    private static let accessoryGap: CGFloat = 8

    private(set) final var shown: [(view: UIView, isLeading: Bool)] = []

    /// The accessories beside the content, starting at its edges.
    open var accessories: [UICellAccessory] = [] {
        didSet { showAccessories() }
    }

    /// The indentation level of the content, in steps of ``indentationWidth``; in an outline it follows the
    /// item's level.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of an indentation level, in points.
    open var indentationWidth: CGFloat = 16 {
        didSet {
            indentationWidth = indentationWidth.finite(or: oldValue, "indentationWidth", of: summary)
            setNeedsLayout()
        }
    }

    /// Whether accessories are indented with the content.
    open var indentsAccessories = true {
        didSet { setNeedsLayout() }
    }

    /// Returns the default content configuration for the cell's role in its list.
    ///
    /// For a header or footer, as a supplementary view or as the first item of its section, it is that of one, in the
    /// list's appearance. Outside of lists it is that of a row.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        listPlace?.content ?? .cell()
    }

    /// Returns the default background configuration for the cell's role in its list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listPlace?.background ?? .listPlainCell()
    }

    final var listPlace: ListPlace? { appliedAttributes?.listPlace }

    @_spi(Wings) open override func drawContent(in context: CGContext) { drawRow(in: context) }

    @_spi(Wings) open override func drawForeground(in context: CGContext) { drawAccessories(in: context) }

    // MARK: Accessories

    private func showAccessories() {
        for (view, _) in shown where view.superview === self { view.removeFromSuperview() }
        let isEditing = collection?.isEditing ?? false
        shown = accessories.filter { $0.isDisplayed(editing: isEditing) }.map {
            (view(for: $0), $0.isLeading)
        }
        for (view, _) in shown { addSubview(view) }
        setNeedsLayout()
    }

    private func view(for accessory: UICellAccessory) -> UIView {
        let size = CGSize(width: Self.accessoryWidth, height: Self.accessoryWidth)
        switch accessory.kind {
        case .custom(let view):
            if view.isSizedByConstraints || view.bounds.size == .zero {
                view.translatesAutoresizingMaskIntoConstraints = true
                let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                if size != .zero { view.bounds.size = size }
            }
            return view
        case .label(let text):
            let label = UILabel()
            label.text = text
            label.sizeToFit()
            return label
        case .symbol(let name):
            let image = UIImageView(frame: CGRect(origin: .zero, size: size))
            image.accessibilityIdentifier = name
            return image
        case .delete:
            return button("Delete", size) { accessory.action?() }
        case .outlineDisclosure:
            return button("Expand", size) { [weak self] in
                if let action = accessory.action { action() } else { self?.toggleOutline() }
            }
        }
    }

    private func button(_ label: String, _ size: CGSize, _ action: @escaping @MainActor () -> Void)
        -> UIButton
    {
        let button = UIButton(frame: CGRect(origin: .zero, size: size))
        button.accessibilityLabel = label
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func toggleOutline() {
        guard let collection, let key = element, let outline = collection.dataSource as? any OutlineDataSource
        else {
            return
        }
        outline.toggleOutline(at: key.indexPath)
        setNeedsUpdateConfiguration()
    }

    /// Whether a tap on the cell itself expands or collapses its item.
    final var togglesWhenTapped: Bool {
        accessories.contains { accessory in
            if case .outlineDisclosure(.header) = accessory.kind { return true }
            return false
        }
    }

    final func tapOutline() {
        for accessory in accessories {
            guard case .outlineDisclosure = accessory.kind else { continue }
            if let action = accessory.action { action() } else { toggleOutline() }
        }
    }

    // MARK: Layout

    override func stateDidChange() {
        super.stateDidChange()
        if accessories.contains(where: { $0.displayed != .always }) { showAccessories() }
    }

    private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

    /// The part of the cell inside of the safe area's sides, as if content were read from the left.
    private var safeBounds: CGRect {
        guard let collection, superview === collection, let place = appliedAttributes?.frame else {
            return bounds
        }
        let sides = collection.physicalSides(from: .safeArea, across: .vertical)
        guard sides.left > 0 || sides.right > 0 else { return bounds }
        let insets = UIEdgeInsets(
            top: 0, left: max(0, sides.left - place.minX), bottom: 0,
            right: max(0, sides.right - (collection.contentSize.width - place.maxX)))
        return bounds.shrunk(by: insets.flipped(isRightToLeft))
    }

    override var contentFrame: CGRect {
        var frame = safeBounds
        frame.origin.x += indentation
        frame.size.width -= indentation
        for (view, isLeading) in shown {
            let width = view.bounds.width + Self.accessoryGap
            if isLeading { frame.origin.x += width }
            frame.size.width -= width
        }
        frame.size.width = max(0, frame.width)
        return mirrored(frame)
    }

    /// Lays out the accessories beside the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = safeBounds
        var (left, right) = (room.minX + (indentsAccessories ? indentation : 0), room.maxX)
        for (view, isLeading) in shown {
            let size = view.bounds.size
            if isLeading { left += Self.accessoryGap } else { right -= size.width + Self.accessoryGap }
            view.frame = mirrored(
                CGRect(
                    x: isLeading ? left : right, y: bounds.midY - size.height / 2, width: size.width,
                    height: size.height))
            if isLeading { left += size.width }
        }
    }

    /// The height of the content, at least 44 points; the width is unchanged.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard contentConfiguration != nil else { return size }
        return CGSize(width: size.width, height: max(super.sizeThatFits(size).height, ContentHost.rowHeight))
    }

    /// Updates the indentation for the item's level in the outline.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        if let key = element, let outline = collection?.dataSource as? any OutlineDataSource {
            indentationLevel = outline.outlineLevel(at: key.indexPath)
        }
        super.updateConfiguration(using: state)
    }
}
