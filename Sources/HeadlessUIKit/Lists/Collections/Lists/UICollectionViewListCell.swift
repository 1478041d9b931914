import Foundation

/// A cell of a list: what a content configuration shows, with accessories beside it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// How broad an accessory of the framework's own is, in points; UIKit documents no number.
    private static let accessoryWidth: CGFloat = 24
    /// How far accessories stay away from the edges and each other, in points; UIKit documents no number.
    private static let accessoryGap: CGFloat = 8
    /// How high a cell is at least, in points, as in UIKit.
    private static let leastHeight: CGFloat = 44

    private var shown: [(view: UIView, isLeading: Bool)] = []

    /// What is beside the content, from its edges outwards.
    open var accessories: [UICellAccessory] = [] {
        didSet { showAccessories() }
    }

    /// How far in the content is, counted in steps of ``indentationWidth``; kept up with the outline that the
    /// item is in.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// How broad a step of indentation is, in points.
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

    /// The configuration that suits what the cell is in its list, to be filled in.
    ///
    /// It is that of a header or a footer for a cell that is one, be it as a supplementary view or as the first item
    /// of its section, and suits the appearance of the list. Outside of a list it is that of a row.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        listPlace?.content ?? .cell()
    }

    /// The configuration of the background that suits what the cell is in its list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listPlace?.background ?? .listPlainCell()
    }

    private var listPlace: ListPlace? { appliedAttributes?.listPlace }

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
        case .custom(let view): return view
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

    /// Whether a tap on the cell itself shows the items below it.
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

    override var contentFrame: CGRect {
        var frame = bounds
        frame.origin.x += indentation
        frame.size.width -= indentation
        for (view, isLeading) in shown {
            let width = view.bounds.width + Self.accessoryGap
            if isLeading { frame.origin.x += width }
            frame.size.width -= width
        }
        frame.size.width = max(0, frame.width)
        return frame
    }

    /// Puts the accessories beside the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var (left, right) = (bounds.minX + (indentsAccessories ? indentation : 0), bounds.maxX)
        for (view, isLeading) in shown {
            let size = view.bounds.size
            if isLeading { left += Self.accessoryGap } else { right -= size.width + Self.accessoryGap }
            view.frame = CGRect(
                x: isLeading ? left : right, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            if isLeading { left += size.width }
        }
    }

    /// The height that suits the content, 44 points at least; the width stays.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard contentConfiguration != nil else { return size }
        return CGSize(width: size.width, height: max(super.sizeThatFits(size).height, Self.leastHeight))
    }

    /// Has the indentation follow the outline.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        if let key = element, let outline = collection?.dataSource as? any OutlineDataSource {
            indentationLevel = outline.outlineLevel(at: key.indexPath)
        }
        super.updateConfiguration(using: state)
    }
}
