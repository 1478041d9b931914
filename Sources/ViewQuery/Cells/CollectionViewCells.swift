import FailureReporting
import Foundation
import HeadlessUIKit

/// The cells of a collection view, as a collection: each is scrolled into being when something is read of it.
///
/// ```swift
/// let cells = CollectionViewCells(in: collection)
/// cells.count                                // all items of all sections, in sight or not
/// cells[100].accessibilityLabel              // the view is scrolled before it is read
/// cells[-1]                                  // the last one
/// cells[IndexPath(item: 2, section: 1)]
/// cells[section: 1, item: 2]
/// cells.all(\.accessibilityLabel)           // of every cell
/// CollectionViewCells(in: collection, as: PhotoCell.self)[0].photo   // of a class of one's own
/// tapOn(cells[3])
/// ```
///
/// It works on a collection view that is in no window, too. What it tells is what the view has now. An index that is out
/// of range is a failure, recorded at the line that made the collection, and reads as an empty cell.
@MainActor
public struct CollectionViewCells<Cell: UICollectionViewCell> {
    /// The collection view that the cells are in.
    public let collection: UICollectionView
    /// Where a cell comes to stand that is scrolled to.
    public var scrollPosition: UICollectionView.ScrollPosition

    let site: CallSite

    /// Makes the collection of the cells of a collection view that are all of one class.
    ///
    /// - Parameters:
    ///   - collection: the collection view; it is kept alive.
    ///   - cellClass: the class of the cells; a cell of another one is a failure when it is read.
    ///   - scrollPosition: where a cell comes to stand that is scrolled to; by default in the middle.
    public init(
        in collection: UICollectionView, as cellClass: Cell.Type,
        scrollPosition: UICollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.collection = collection
        self.scrollPosition = scrollPosition
        site = CallSite(fileID, filePath, line, column)
    }

    /// The index paths of all cells, in order.
    public var indexPaths: [IndexPath] { counts.indexPaths }

    /// The cell at an index path, whose numbers count from the end if they are below zero.
    public subscript(indexPath: IndexPath) -> CollectionViewCellProxy<Cell> {
        self[section: indexPath.section, item: indexPath.item]
    }

    /// The cell of a section, both counted from 0, or from the end if they are below zero.
    public subscript(section section: Int, item item: Int) -> CollectionViewCellProxy<Cell> {
        let counts = counts
        return proxy(
            counts.indexPath(item: item, section: section), asked: "section \(section), item \(item)", counts)
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

extension CollectionViewCells where Cell == UICollectionViewCell {
    /// Makes the collection of the cells of a collection view, whatever their classes.
    ///
    /// - Parameters:
    ///   - collection: the collection view; it is kept alive.
    ///   - scrollPosition: where a cell comes to stand that is scrolled to; by default in the middle.
    public init(
        in collection: UICollectionView,
        scrollPosition: UICollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally],
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            in: collection, as: UICollectionViewCell.self, scrollPosition: scrollPosition, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }
}

extension CollectionViewCells: @MainActor RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }

    /// How many cells there are.
    public var endIndex: Int { counts.count }

    /// How many cells there are, in all sections.
    ///
    /// - Complexity: O(*sections*).
    public var count: Int { counts.count }

    /// The cell at an index, counted from the first of all, or if negative from the last.
    public subscript(index: Int) -> CollectionViewCellProxy<Cell> {
        let counts = counts
        return proxy(counts.indexPath(at: index), asked: "\(index)", counts)
    }
}

extension CollectionViewCells {
    private var counts: CellCounts {
        CellCounts((0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) })
    }

    private func proxy(_ path: IndexPath?, asked: String, _ counts: CellCounts) -> CollectionViewCellProxy<
        Cell
    > {
        if path == nil { recordMissing(asked, counts) }
        return CollectionViewCellProxy(cells: self, path: path)
    }

    /// Whether a cell that was there is still there; that it is not is recorded.
    func has(_ path: IndexPath, asked: String) -> Bool {
        let counts = counts
        if counts.indexPath(item: path.item, section: path.section) != nil { return true }
        recordMissing(asked, counts)
        return false
    }

    /// What failures call a cell.
    func name(_ asked: String) -> String { "CollectionViewCells(in: \(collection.summary))[\(asked)]" }

    private func recordMissing(_ asked: String, _ counts: CellCounts) {
        CellFailure.noSuchCell(asked: name(asked), noun: "item", counts).record(at: site)
    }
}
