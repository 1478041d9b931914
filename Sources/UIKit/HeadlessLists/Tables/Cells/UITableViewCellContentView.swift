@_spi(Wings) import HeadlessUIKitCore

/// A cell's content view, which the cell places.
final class UITableViewCellContentView: UIView {
    /// The distances of the cell's labels and images from the sides: its margins, unless others are set.
    private(set) var sides: (leading: CGFloat, trailing: CGFloat)
    private var hasOwnMargins = false

    override init(frame: CGRect) {
        sides = (TableMetrics.margin, TableMetrics.margin)
        super.init(frame: frame)
        showSides()
    }

    required init?(coder: NSCoder) { nil }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    /// Sets the margins that the cell's table and its accessory cause.
    func setSides(leading: CGFloat, trailing: CGFloat) {
        guard sides != (leading, trailing) else { return }
        sides = (leading, trailing)
        if !hasOwnMargins { showSides() }
    }

    private func showSides() {
        let padding = TableMetrics.labelPadding
        super.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: padding, leading: sides.leading, bottom: padding, trailing: sides.trailing)
    }

    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }

    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            hasOwnMargins = true
            super.directionalLayoutMargins = newValue
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cell?.layOutContent()
    }

    /// The cell decides; UIKit warns of a change, and calls its effect undefined. Here there is none.
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set { if !newValue, let cell { SelfSizingFailure.placedContentView(cell).recordAsLog() } }
    }

    // MARK: What resizes the cell

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let cell { cell.table?.contentDidChange(in: cell) }
    }

    override func contentSizeDidChange(of subview: UIView) {
        guard let cell, subview === cell.host.view, !cell.host.isUpdating else { return }
        cell.table?.contentDidChange(in: cell)
    }

    override func constraintsDidChange(inside view: UIView) {
        if let cell { cell.table?.constraintsDidChange(in: cell) }
    }
}
