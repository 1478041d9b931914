import HeadlessUIKit
import ViewQuery

extension CellProxy: TouchTarget {
    /// The cell, once it has been scrolled to; nothing for one that does not exist, which has been recorded.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        indexPath.isEmpty ? [] : cell.touchPlaces(for: gesture)
    }
}
