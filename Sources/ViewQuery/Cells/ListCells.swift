import FailureReporting
import Foundation
import HeadlessUIKit

/// A scroll view that creates cells only for what is visible: a table or a collection view.
@MainActor
public protocol CellList: UIScrollView {
    /// Where a cell comes to stand that is scrolled to.
    associatedtype ScrollPosition
}

/// The cells of a table or of a collection view, as a collection: a cell is scrolled to when a property of it is read;
/// see ``TableViewCells`` and ``CollectionViewCells``.
@MainActor
public struct ListCells<List: CellList, Cell: UIView> {
    let list: List
    /// Where a cell comes to stand that is scrolled to.
    public var scrollPosition: List.ScrollPosition

    let access: CellAccess<List, Cell>
    let site: CallSite

    init(list: List, scrollPosition: List.ScrollPosition, access: CellAccess<List, Cell>, site: CallSite) {
        self.list = list
        self.scrollPosition = scrollPosition
        self.access = access
        self.site = site
    }

    /// The index paths of all cells, in order.
    public var indexPaths: [IndexPath] { counts.indexPaths }

    /// The cell at an index path, whose numbers count from the end if they are below zero.
    public subscript(indexPath: IndexPath) -> CellProxy<List, Cell> {
        self[indexPath.item, indexPath.section]
    }

    /// What a key path leads to from every cell, in order; each is scrolled to.
    public func all<Value>(_ keyPath: KeyPath<Cell, Value>) -> [Value] {
        map { $0.cell[keyPath: keyPath] }
    }

    /// Scrolls to a cell, and leaves it at the preferred position; one that does not exist is a failure.
    public func scroll(to indexPath: IndexPath) {
        _ = self[indexPath].cell
    }

    /// Scrolls to a cell, counted from the first or, if negative, from the last.
    public func scroll(to index: Int) {
        _ = self[index].cell
    }
}

extension ListCells: @MainActor RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }

    /// How many cells there are.
    public var endIndex: Int { counts.count }

    /// How many cells there are, in all sections.
    ///
    /// - Complexity: O(*sections*).
    public var count: Int { counts.count }

    /// The cell at an index, counted from the first of all, or if negative from the last.
    public subscript(index: Int) -> CellProxy<List, Cell> {
        let counts = counts
        return proxy(counts.indexPath(at: index), asked: "\(index)", counts)
    }
}

extension ListCells {
    private var counts: CellCounts { CellCounts(access.counts(list)) }

    /// The cell of a section, both counted from 0, or from the end if they are below zero.
    subscript(item: Int, section: Int) -> CellProxy<List, Cell> {
        let counts = counts
        return proxy(
            counts.indexPath(item: item, section: section), asked: access.name(item: item, section: section),
            counts)
    }

    private func proxy(_ path: IndexPath?, asked: String, _ counts: CellCounts) -> CellProxy<List, Cell> {
        if path == nil { recordMissing(asked, counts) }
        return CellProxy(cells: self, path: path)
    }

    /// Whether a cell that was there is still there; that it is not is recorded.
    func has(_ path: IndexPath, asked: String) -> Bool {
        let counts = counts
        if counts.indexPath(item: path.item, section: path.section) != nil { return true }
        recordMissing(asked, counts)
        return false
    }

    /// What failures call a cell.
    func name(_ asked: String) -> String { "\(access.collectionName)(in: \(list.summary))[\(asked)]" }

    private func recordMissing(_ asked: String, _ counts: CellCounts) {
        CellFailure.noSuchCell(asked: name(asked), noun: access.noun, counts).record(at: site)
    }
}

/// How the cells of a kind of view are counted and scrolled to, and what failures call them.
@MainActor
struct CellAccess<List: CellList, Cell: UIView> {
    let collectionName: String
    /// What a cell stands for, such as `row`.
    let noun: String
    /// How many there are in each section.
    let counts: (List) -> [Int]
    /// The cell at an index path, once it has been scrolled to.
    let cell: (List, IndexPath, List.ScrollPosition) -> UIView?
    /// A cell that is nowhere.
    let nothing: () -> Cell

    /// What failures call a cell of a section.
    func name(item: Int, section: Int) -> String { "section \(section), \(noun) \(item)" }
}
