import Foundation

extension UITableView {
    /// Registers a class of cells for ``dequeueReusableCell(withIdentifier:for:)``.
    ///
    /// Cells are created with `init(style:reuseIdentifier:)` in the default style. `nil` removes the registration. A
    /// class that is not a `UITableViewCell` is a failure.
    public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return cellPool.register(nil, for: identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            TableFailure.wrongClass(self, "\(cellClass)", of: "UITableViewCell").record()
            return
        }
        cellPool.register(type, for: identifier)
    }

    /// Registers a class of headers and footers for a reuse identifier.
    ///
    /// Views are created with `init(reuseIdentifier:)`. `nil` removes the registration. A class that is not a
    /// `UITableViewHeaderFooterView` is a failure.
    public final func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
    {
        guard let viewClass else { return edgePool.register(nil, for: identifier) }
        guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
            TableFailure.wrongClass(self, "\(viewClass)", of: "UITableViewHeaderFooterView").record()
            return
        }
        edgePool.register(type, for: identifier)
    }

    /// Returns a reusable cell, or else a new one of the registered class; `nil` without either.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            cell.isWaiting = false
            cell.prepareForReuse()
            return cell
        }
        return cellPool.registeredClass(for: identifier).map { $0.init(registeredWith: identifier) }
    }

    /// Returns a cell for a row: a reusable one, or else a new one of the registered class.
    ///
    /// It has the row's size already. An identifier without a registered class is a failure, and so is an index path
    /// without a row; an empty cell with that identifier is returned then.
    public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        if let reconfigured, reconfigured.path == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        {
            return reconfigured.cell
        }
        let cell: UITableViewCell
        if let found = dequeueReusableCell(withIdentifier: identifier) {
            cell = found
        } else {
            TableFailure.notRegistered(self, identifier, as: "a cell").record()
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if geometry.contains(indexPath) {
            cell.frame.size = rowFrame(indexPath).size
        } else {
            TableFailure.noSuchRow(self, indexPath, to: "dequeue a cell for").record()
        }
        return cell
    }

    /// Returns a reusable header or footer, or else a new one of the registered class; `nil` without either.
    public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        if let view = edgePool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return edgePool.registeredClass(for: identifier).map { $0.init(registeredWith: identifier) }
    }

    /// Adds a cell to the reuse pool, if it has a reuse identifier.
    final func recycle(_ cell: UITableViewCell) {
        cell.rowPath = nil
        guard let identifier = cell.reuseIdentifier else { return }
        cell.isWaiting = true
        cellPool.put(cell, for: identifier)
    }

    final func recycle(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else {
            return
        }
        edgePool.put(view, for: identifier)
    }
}
