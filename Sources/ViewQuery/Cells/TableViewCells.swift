import FailureReporting
import Foundation
import HeadlessUIKit

/// The cells of a table, as a collection: each is scrolled into being when something is read of it.
///
/// ```swift
/// let cells = TableViewCells(in: table)
/// cells.count                                // all rows of all sections, in sight or not
/// cells[100].textLabel?.text              // the table is scrolled before it is read
/// cells[-1]                                  // the last one
/// cells[IndexPath(row: 2, section: 1)]
/// cells[section: 1, row: 2]
/// cells.all(\.textLabel?.text)           // of every cell
/// TableViewCells(in: table, as: NoteCell.self)[0].note   // of a class of one's own
/// tapOn(cells[3])
/// ```
///
/// It works on a table that is in no window, too. What it tells is what the table has now. An index that is out of range
/// is a failure, recorded at the line that made the collection, and reads as an empty cell.
@MainActor
public struct TableViewCells<Cell: UITableViewCell> {
    /// The table that the cells are in.
    public let table: UITableView
    /// Where a cell comes to stand that is scrolled to.
    public var scrollPosition: UITableView.ScrollPosition

    let site: CallSite

    /// Makes the collection of the cells of a table that are all of one class.
    ///
    /// - Parameters:
    ///   - table: the table; it is kept alive.
    ///   - cellClass: the class of the cells; a cell of another one is a failure when it is read.
    ///   - scrollPosition: where a cell comes to stand that is scrolled to; by default in the middle, as Robot's does.
    public init(
        in table: UITableView, as cellClass: Cell.Type, scrollPosition: UITableView.ScrollPosition = .middle,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.table = table
        self.scrollPosition = scrollPosition
        site = CallSite(fileID, filePath, line, column)
    }

    /// The index paths of all cells, in order.
    public var indexPaths: [IndexPath] { counts.indexPaths }

    /// The cell at an index path, whose numbers count from the end if they are below zero.
    public subscript(indexPath: IndexPath) -> TableViewCellProxy<Cell> {
        self[section: indexPath.section, row: indexPath.row]
    }

    /// The cell of a table section, both counted from 0, or from the end if they are below zero.
    public subscript(section section: Int, row row: Int) -> TableViewCellProxy<Cell> {
        let counts = counts
        return proxy(
            counts.indexPath(item: row, section: section), asked: "section \(section), row \(row)", counts)
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

extension TableViewCells where Cell == UITableViewCell {
    /// Makes the collection of the cells of a table, whatever their classes.
    ///
    /// - Parameters:
    ///   - table: the table; it is kept alive.
    ///   - scrollPosition: where a cell comes to stand that is scrolled to; by default in the middle, as Robot's does.
    public init(
        in table: UITableView, scrollPosition: UITableView.ScrollPosition = .middle,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            in: table, as: UITableViewCell.self, scrollPosition: scrollPosition, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }
}

extension TableViewCells: @MainActor RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }

    /// How many cells there are.
    public var endIndex: Int { counts.count }

    /// How many cells there are, in all sections.
    ///
    /// - Complexity: O(*sections*).
    public var count: Int { counts.count }

    /// The cell at an index, counted from the first of all, or if negative from the last.
    public subscript(index: Int) -> TableViewCellProxy<Cell> {
        let counts = counts
        return proxy(counts.indexPath(at: index), asked: "\(index)", counts)
    }
}

extension TableViewCells {
    private var counts: CellCounts {
        CellCounts((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) })
    }

    private func proxy(_ path: IndexPath?, asked: String, _ counts: CellCounts) -> TableViewCellProxy<Cell> {
        if path == nil { recordMissing(asked, counts) }
        return TableViewCellProxy(cells: self, path: path)
    }

    /// Whether a cell that was there is still there; that it is not is recorded.
    func has(_ path: IndexPath, asked: String) -> Bool {
        let counts = counts
        if counts.indexPath(item: path.item, section: path.section) != nil { return true }
        recordMissing(asked, counts)
        return false
    }

    /// What failures call a cell.
    func name(_ asked: String) -> String { "TableViewCells(in: \(table.summary))[\(asked)]" }

    private func recordMissing(_ asked: String, _ counts: CellCounts) {
        CellFailure.noSuchCell(asked: name(asked), noun: "row", counts).record(at: site)
    }
}
