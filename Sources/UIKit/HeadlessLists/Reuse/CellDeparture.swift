/// How a cell left its table or collection view, for failures.
package enum CellDeparture: Sendable {
    /// The list was reloaded.
    case reload
    /// Its row went off screen, or was removed.
    case rowGone
}

extension UIView {
    /// How the view left its list, if it is a cell that shows no row any more.
    package final var cellDeparture: CellDeparture? {
        switch self {
        case let cell as UITableViewCell:
            guard cell.table != nil, cell.rowPath == nil, cell.superview == nil else { return nil }
            return cell.leftInReload ? .reload : .rowGone
        case let view as UICollectionReusableView:
            guard view.pool != nil, view.element == nil, view.superview == nil else { return nil }
            return view.leftInReload ? .reload : .rowGone
        default: return nil
        }
    }
}
