import FailureReporting
import HeadlessUIKit

/// The cells of a table, as a collection: reading a cell's property scrolls to it first.
///
/// ```swift
/// let cells = TableViewCells(in: table)
/// TableViewCells(in: theFirstView(withIdentifier("inbox"))).count   // of the table that a query finds
/// TableViewCells(in: withIdentifier("inbox")).count                 // or that meets a condition
/// cells.count                                // all rows of all sections, visible or not
/// cells[100].textLabel?.text              // the table is scrolled before it is read
/// cells[-1]                                  // the last one
/// cells[IndexPath(row: 2, section: 1)]
/// cells[section: 1, row: 2]
/// cells.all(\.textLabel?.text)           // of every cell
/// TableViewCells(in: table, as: NoteCell.self)[0].note   // of your own class
/// tapOn(cells[3])
/// ```
///
/// It also works on a table in no window, and always reads the current content. An index out of range is a failure,
/// recorded at the line that made the collection, and returns an empty cell.
public typealias TableViewCells<Cell: UITableViewCell> = ListCells<UITableView, Cell>

/// One cell of a table, whose properties are read from the current cell.
///
/// ```swift
/// let cell = TableViewCells(in: table)[7]
/// cell.textLabel?.text     // scrolls to the cell, and reads its text
/// cell.isHighlighted = true
/// ```
public typealias TableViewCellProxy<Cell: UITableViewCell> = CellProxy<UITableView, Cell>

extension UITableView: CellList {}

extension ListCells where List == UITableView, Cell: UITableViewCell {
    /// The table of the cells.
    public var table: UITableView { list }

    /// Makes the collection of a table's cells, which are all of one class.
    ///
    /// - Parameters:
    ///   - table: the table, which is retained.
    ///   - cellClass: the class of the cells; reading a cell of another class is a failure.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle, as Robot's does.
    public init(
        in table: UITableView, as cellClass: Cell.Type, scrollPosition: UITableView.ScrollPosition = .middle,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            list: table, scrollPosition: scrollPosition, access: .table,
            site: CallSite(fileID, filePath, line, column))
    }

    /// The cell of a table section, both counted from 0, or from the end if negative.
    public subscript(
        section section: Int, row row: Int, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> CellProxy<List, Cell> {
        at(CallSite(fileID, filePath, line, column))[row, section]
    }
}

extension ListCells where List == UITableView, Cell == UITableViewCell {
    /// Makes the collection of a table's cells, of any classes.
    ///
    /// - Parameters:
    ///   - table: the table, which is retained.
    ///   - scrollPosition: the position to scroll a cell to; by default the middle, as Robot's does.
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
    static var table: CellAccess {
        CellAccess(
            collectionName: "TableViewCells", noun: "row",
            sections: { $0.numberOfSections }, cells: { $0.numberOfRows(inSection: $1) },
            cell: { $0.cellScrolledTo($1, $2) }, nothing: { Cell.instance(reuseIdentifier: "") })
    }
}

extension UITableView {
    /// The cell of a row, after scrolling to it.
    fileprivate func cellScrolledTo(_ path: IndexPath, _ position: ScrollPosition) -> UITableViewCell? {
        layOutForQuery()
        scrollToRow(at: path, at: position, animated: false)
        // Scrolling has shown the row; the others are not needed yet.
        let cell = cellForRow(at: path)
        cell?.layoutIfNeeded()
        return cell
    }
}
