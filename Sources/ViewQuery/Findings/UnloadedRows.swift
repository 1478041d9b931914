import FailureReporting
import HeadlessUIKit

/// A table or collection view that has created only some of its cells, so that no query finds what is in the others.
///
/// A report looks at the others, too: the data source fills cells for them, which are never shown. So it knows whether
/// scrolling would help, and in which direction.
@MainActor
package struct UnloadedRows {
    /// The limit of rows that a report looks at.
    private static let lookedAt = 500

    let list: UIScrollView
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

    /// The lists inside a view, and the view itself, with rows that are not loaded; the first few.
    package static func inside(_ root: UIView) -> [UnloadedRows] {
        var lists: [UnloadedRows] = []
        root.visit { view in
            if view is UIScrollView, let rows = UnloadedRows(of: view) { lists.append(rows) }
            return lists.count < shownLists ? .into : .stop
        }
        return lists
    }

    static let shownLists = 2

    // MARK: Looking

    /// How far a look at the rows without cells got.
    package struct Look {
        /// How many were looked at; `0` if the list has no data source that could fill them.
        fileprivate(set) var count = 0
        /// Whether these were all.
        fileprivate(set) var isComplete = true
    }

    /// Shows `body` the cells that the rows without one would have, those after the loaded ones first, until it returns
    /// `false`.
    ///
    /// Failures and warnings meanwhile are not recorded.
    package func look(_ body: (UIView, IndexPath) -> Bool) -> Look {
        var look = Look()
        let (first, last) = (loaded.first ?? 0, loaded.last ?? -1)
        let isLoaded = Set(loaded)
        let positions = [last + 1..<counts.count, first..<max(first, last), 0..<first]
        for position in positions.joined() where !isLoaded.contains(position) {
            guard look.count < Self.lookedAt else {
                look.isComplete = false
                break
            }
            guard let path = counts.indexPath(at: position) else { break }
            var goesOn = true
            var isThere = false
            // Nor are warnings, of constraints in a cell that has no measured height.
            _ = FailureCollector.warnings {
                isThere = FailureCollector.quietly { peek(at: path) { goesOn = body($0, path) } }
            }
            guard isThere else {
                look.isComplete = false
                break
            }
            look.count += 1
            if !goesOn { break }
        }
        return look
    }

    private func peek(at path: IndexPath, _ body: (UIView) -> Void) -> Bool {
        switch list {
        case let table as UITableView: table.peek(at: path, body)
        case let collection as UICollectionView: collection.peek(at: path, body)
        default: false
        }
    }

    // MARK: Text

    /// How many rows there are, which are loaded, and what a look at the others found, which is nothing.
    func text(after look: Look) -> String {
        let all = counts.count.counted(noun)
        let sections = counts.sections.count == 1 ? "" : " in \(counts.sections.count) sections"
        let rest =
            look.count == 0
            ? "and a query finds nothing else"
            : look.isComplete
                ? "and none of the others matches" : "and none of the next \(look.count) matches"
        return "\(list.summary) has \(all)\(sections); \(loadedText.are), \(rest)."
    }

    /// Where a row is, and that it is not loaded: `row 30 of UITableView #inbox, which is not loaded (rows 0 to 17 are)`.
    package func place(of path: IndexPath) -> String {
        let name = counts.sections.count == 1 ? "\(path.item)" : "\(path.item) of section \(path.section)"
        return "\(noun) \(name) of \(list.summary), which is not loaded (\(loadedText.short))"
    }

    /// The loaded rows, as a whole clause and as a short one.
    private var loadedText: (are: String, short: String) {
        guard let first = loaded.first, let last = loaded.last else {
            return ("none of them is loaded", "none is")
        }
        guard counts.sections.count == 1, last - first + 1 == loaded.count else {
            let verb = loaded.count == 1 ? "is" : "are"
            return ("\(loaded.count) of them \(verb) loaded", "\(loaded.count) of \(counts.count) \(verb)")
        }
        let text = first == last ? "\(noun) \(first) is" : "\(noun)s \(first) to \(last) are"
        return ("\(text) loaded", text)
    }
}

extension CellCounts {
    /// The index path of a position, counted through all sections.
    fileprivate func indexPath(at position: Int) -> IndexPath? {
        var item = position
        for (section, count) in sections.enumerated() {
            if item < count { return IndexPath(item: item, section: section) }
            item -= count
        }
        return nil
    }

    /// The positions of cells, counted through all sections, ascending.
    fileprivate func positions(of paths: [IndexPath]) -> [Int] {
        var starts = [0]
        for count in sections { starts.append((starts.last ?? 0) + count) }
        return paths.filter { starts.indices.contains($0.section) }.map { starts[$0.section] + $0.item }
            .sorted()
    }
}
