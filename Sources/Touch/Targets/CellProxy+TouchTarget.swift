import HeadlessUIKit
import ViewQuery

extension CellProxy: TouchTarget {
    /// The cell, after scrolling to it; nothing if it does not exist, which has been recorded.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        indexPath.isEmpty ? [] : cell.touchPlaces(for: gesture)
    }
}
