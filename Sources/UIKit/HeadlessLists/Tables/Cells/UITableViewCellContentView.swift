@_spi(Wings) import HeadlessUIKitCore

/// A cell's content view, which the cell places.
final class UITableViewCellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let (side, padding) = (TableMetrics.margin, TableMetrics.labelPadding)
        layoutMargins = UIEdgeInsets(top: padding, left: side, bottom: padding, right: side)
    }

    required init?(coder: NSCoder) { nil }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

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
