import Foundation
import HeadlessUIKit

/// A table or collection view that has created only some of its cells, so that no query finds what is in the others.
@MainActor
struct UnloadedRows {
    private let list: UIScrollView
    /// What a cell stands for.
    private let noun: String
    private let counts: CellCounts
    /// The positions of the loaded cells, counted through all sections, ascending.
    private let loaded: [Int]

    /// Returns `nil` for other views, and for a list whose cells all exist.
    init?(of view: UIView) {
        switch view {
        case let table as UITableView:
            noun = "row"
            counts = CellCounts((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) })
            loaded = counts.positions(of: table.indexPathsForVisibleRows ?? [])
            list = table
        case let collection as UICollectionView:
            noun = "item"
            counts = CellCounts(
                (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) })
            loaded = counts.positions(of: collection.indexPathsForVisibleItems)
            list = collection
        default: return nil
        }
        guard counts.count > loaded.count else { return nil }
    }

    /// Whether a view is in the list: rows look alike, so that a near miss there is no better guess than a row that is
    /// not loaded.
    func contains(_ view: UIView) -> Bool { view !== list && view.isDescendant(of: list) }

    /// What is loaded, and how to scroll to what a query looks for.
    func finding(for query: ViewQuery) -> Finding {
        let all = counts.count.counted(noun)
        let sections = counts.sections.count == 1 ? "" : " in \(counts.sections.count) sections"
        let name = list.summary
        let part: String
        if let first = loaded.first, let last = loaded.last {
            part =
                !sections.isEmpty || last - first + 1 != loaded.count
                ? "\(loaded.count) of them \(loaded.count == 1 ? "is" : "are") loaded"
                : first == last ? "\(noun) \(first) is loaded" : "\(noun)s \(first) to \(last) are loaded"
        } else {
            part = "none of them is loaded"
        }
        return Finding(
            "\(name) has \(all)\(sections); \(part), and a query finds nothing else.", cure: code(for: query))
    }

    /// The call that scrolls until a view that the query looks for is there.
    private func code(for query: ViewQuery) -> String? {
        guard !loaded.isEmpty, let conditions = query.conditionsCode, let itself = list.queryOfItsOwn
        else { return nil }
        return "scrollOn(\(itself), until: \(conditions)\(direction))"
    }

    /// The edge to scroll to, if what is not loaded is only before what is.
    private var direction: String {
        guard let last = loaded.last, last == counts.count - 1 else { return "" }
        let isVertical = list.contentSize.height > list.bounds.height
        return isVertical ? ", toward: .top" : ", toward: .\(list.contentBeginsAtRight ? "right" : "left")"
    }
}

extension CellCounts {
    /// The positions of cells, counted through all sections, ascending.
    fileprivate func positions(of paths: [IndexPath]) -> [Int] {
        var starts = [0]
        for count in sections { starts.append((starts.last ?? 0) + count) }
        return paths.filter { starts.indices.contains($0.section) }.map { starts[$0.section] + $0.item }
            .sorted()
    }
}
