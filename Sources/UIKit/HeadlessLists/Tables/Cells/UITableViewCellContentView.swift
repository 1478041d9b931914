@_spi(Wings) import HeadlessUIKitCore

/// A cell's content view, which the cell places.
final class UITableViewCellContentView: UIView {
    /// The distances of the cell's labels and images from the sides: its margins, unless others are set.
    private(set) var sides: (leading: CGFloat, trailing: CGFloat)
    /// The sides whose margins the application has changed.
    private var ownSides: NSDirectionalRectEdge = []

    override init(frame: CGRect) {
        sides = (TableMetrics.margin, TableMetrics.margin)
        super.init(frame: frame)
        let margin = TableMetrics.contentMargin
        super.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margin, leading: sides.leading, bottom: margin, trailing: sides.trailing)
    }

    required init?(coder: NSCoder) { nil }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    /// Sets the margins that the cell's table and its accessory cause.
    func setSides(leading: CGFloat, trailing: CGFloat) {
        guard sides != (leading, trailing) else { return }
        sides = (leading, trailing)
        showSides()
    }

    private func showSides() {
        var margins = super.directionalLayoutMargins
        if !ownSides.contains(.leading) { margins.leading = sides.leading }
        if !ownSides.contains(.trailing) { margins.trailing = sides.trailing }
        super.directionalLayoutMargins = margins
    }

    /// Notes which sides the application changed.
    private func noteOwnSides(since old: NSDirectionalEdgeInsets) {
        let new = super.directionalLayoutMargins
        if new.leading != old.leading { ownSides.insert(.leading) }
        if new.trailing != old.trailing { ownSides.insert(.trailing) }
    }

    /// A content configuration's view stays inside the margins.
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        cell?.host.view?.setNeedsLayout()
    }

    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            let old = super.directionalLayoutMargins
            super.layoutMargins = newValue
            noteOwnSides(since: old)
        }
    }

    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            let old = super.directionalLayoutMargins
            super.directionalLayoutMargins = newValue
            noteOwnSides(since: old)
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
