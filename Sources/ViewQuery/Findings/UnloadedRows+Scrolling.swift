import Foundation
import HeadlessUIKit

extension UnloadedRows {
    /// How much of the visible content a drag of `scrollOn` covers, and the number of drags that it makes by itself.
    private static let (dragged, usualDrags): (CGFloat, CGFloat) = (0.75, 40)

    /// The call that scrolls to a row until a view there can be touched; `nil` if a finger cannot do that.
    ///
    /// - Parameters:
    ///   - path: the row, which has no cell.
    ///   - conditions: conditions of the view, as arguments in source code.
    func codeScrolling(to path: IndexPath, until conditions: String?) -> String? {
        guard let conditions, list.isScrollEnabled, case .success = HitTarget.find(list),
            let itself = list.queryOfItsOwn, let way = way(to: path)
        else { return nil }
        var code = "scrollOn(\(itself), until: \(conditions)"
        if way.edge != defaultEdge { code += ", toward: .\(way.edge)" }
        if way.drags > Self.usualDrags { code += ", atMost: \(Int(2 * way.drags.rounded(.up)))" }
        return code + ")"
    }

    /// The edge that `scrollOn` scrolls towards by itself.
    private var defaultEdge: String {
        let isVertical = list.offsetRange(.vertical).lowerBound < list.offsetRange(.vertical).upperBound
        return isVertical ? "bottom" : list.contentBeginsAtRight ? "left" : "right"
    }

    /// The edge in whose direction a row is, and how many drags away; `nil` if scrolling the list does not reach it.
    private func way(to path: IndexPath) -> (edge: String, drags: CGFloat)? {
        guard let frame = frame(of: path), !frame.isEmpty else { return nil }
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        for axis in [ScrollAxis.vertical, .horizontal] {
            let isVertical = axis == .vertical
            let range = list.offsetRange(axis)
            guard range.lowerBound < range.upperBound else { continue }
            let (row, seen) =
                isVertical
                ? (frame.minY...frame.maxY, visible.minY...max(visible.minY, visible.maxY))
                : (frame.minX...frame.maxX, visible.minX...max(visible.minX, visible.maxX))
            let stride = max((seen.upperBound - seen.lowerBound) * Self.dragged, 1)
            if row.lowerBound >= seen.upperBound {
                return (isVertical ? "bottom" : "right", (row.upperBound - seen.upperBound) / stride)
            }
            if row.upperBound <= seen.lowerBound {
                return (isVertical ? "top" : "left", (seen.lowerBound - row.lowerBound) / stride)
            }
        }
        return nil
    }

    private func frame(of path: IndexPath) -> CGRect? {
        switch list {
        case let table as UITableView: table.rectForRow(at: path)
        case let collection as UICollectionView:
            // What scrolls on its own is not reached by scrolling the whole.
            collection.scrollsOnItsOwn(path.section)
                ? nil : collection.layoutAttributesForItem(at: path)?.frame
        default: nil
        }
    }
}
