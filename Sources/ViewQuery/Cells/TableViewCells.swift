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
public typealias TableViewCells<Cell: UITableViewCell> = ListCells<UITableView, Cell>

/// One cell of a table: what is read of it is read of the cell that is there then.
///
/// ```swift
/// let cell = TableViewCells(in: table)[7]
/// cell.textLabel?.text     // scrolls to it, and asks the cell
/// cell.isHighlighted = true
/// ```
public typealias TableViewCellProxy<Cell: UITableViewCell> = CellProxy<UITableView, Cell>

extension UITableView: CellList {}

extension ListCells where List == UITableView, Cell: UITableViewCell {
    /// The table that the cells are in.
    public var table: UITableView { list }

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
        self.init(
            list: table, scrollPosition: scrollPosition, access: .table,
            site: CallSite(fileID, filePath, line, column))
    }

    /// The cell of a table section, both counted from 0, or from the end if they are below zero.
    public subscript(section section: Int, row row: Int) -> CellProxy<List, Cell> {
        self[row, section]
    }
}

extension ListCells where List == UITableView, Cell == UITableViewCell {
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

extension CellAccess where List == UITableView, Cell: UITableViewCell {
    fileprivate static var table: CellAccess {
        CellAccess(
            collectionName: "TableViewCells", noun: "row",
            counts: { table in (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } },
            cell: { $0.cellScrolledTo($1, $2) }, nothing: { Cell(registeredWith: "") })
    }
}

extension UITableView {
    /// The cell of a row, once it has been scrolled to.
    fileprivate func cellScrolledTo(_ path: IndexPath, _ position: ScrollPosition) -> UITableViewCell? {
        layOutForQuery()
        scrollToRow(at: path, at: position, animated: false)
        // Scrolling has shown the row; of what is beside it nobody asks yet.
        let cell = cellForRow(at: path)
        cell?.layoutIfNeeded()
        return cell
    }
}
