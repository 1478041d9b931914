import FailureReporting
import Foundation
import HeadlessUIKit

/// One cell of a table: what is read of it is read of the cell that is there then.
///
/// ```swift
/// let cell = TableViewCells(in: table)[7]
/// cell.textLabel?.text     // scrolls to it, and asks the cell
/// cell.isHighlighted = true
/// ```
@MainActor
@dynamicMemberLookup
public struct TableViewCellProxy<Cell: UITableViewCell> {
    private let cells: TableViewCells<Cell>
    private let path: IndexPath?

    init(cells: TableViewCells<Cell>, path: IndexPath?) {
        self.cells = cells
        self.path = path
    }

    /// Which cell it is; empty for one that does not exist.
    public var indexPath: IndexPath { path ?? IndexPath() }

    /// What a property of the cell has now.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Cell, Value>) -> Value {
        cell[keyPath: keyPath]
    }

    /// What a property of the cell has now, to be read and set.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Cell, Value>) -> Value {
        get { cell[keyPath: keyPath] }
        nonmutating set { cell[keyPath: keyPath] = newValue }
    }

    /// The cell itself, scrolled to, and laid out.
    ///
    /// Where there is none, or one of another class, that is a failure, and this an empty cell that is nowhere.
    ///
    /// - Complexity: that of scrolling there.
    public var cell: Cell {
        // That there is no such row has been recorded.
        guard let path else { return Self.nothing }
        let asked = "section \(path.section), row \(path.row)"
        guard cells.has(path, asked: asked) else { return Self.nothing }
        guard let cell = cells.table.cellScrolledTo(path, cells.scrollPosition) else {
            CellFailure.notShown(asked: cells.name(asked), reason: cells.table.reasonForShowingNothing("row"))
                .record(at: cells.site)
            return Self.nothing
        }
        guard let own = cell as? Cell else {
            CellFailure.otherClass(
                asked: cells.name(asked), found: "\(type(of: cell))", wanted: "\(Cell.self)"
            )
            .record(at: cells.site)
            return Self.nothing
        }
        return own
    }

    private static var nothing: Cell { Cell(registeredWith: "") }
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
