import FailureReporting
import HeadlessUIKit

/// One cell of a table or collection view, whose properties are read from the current cell; see ``TableViewCellProxy``
/// and ``CollectionViewCellProxy``.
@MainActor
@dynamicMemberLookup
public struct CellProxy<List: CellList, Cell: UIView> {
    private let cells: ListCells<List, Cell>
    private let path: IndexPath?

    init(cells: ListCells<List, Cell>, path: IndexPath?) {
        self.cells = cells
        self.path = path
    }

    /// The cell's index path; empty for a cell that does not exist.
    public var indexPath: IndexPath { path ?? IndexPath() }

    /// The current value of a property of the cell.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Cell, Value>) -> Value {
        cell[keyPath: keyPath]
    }

    /// The current value of a property of the cell, to read and set.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Cell, Value>) -> Value {
        get { cell[keyPath: keyPath] }
        nonmutating set { cell[keyPath: keyPath] = newValue }
    }

    /// The cell itself, after scrolling to it and layout.
    ///
    /// No cell, or one of another class, is a failure and returns an empty cell in no view.
    ///
    /// - Complexity: that of scrolling there.
    public var cell: Cell {
        let (list, access) = (cells.list, cells.access)
        // That there is no such cell has been recorded.
        guard let path else { return access.nothing() }
        var asked: String { cells.name(access.name(item: path.item, section: path.section)) }
        guard cells.has(path, asked: access.name(item: path.item, section: path.section)) else {
            return access.nothing()
        }
        guard let cell = access.cell(list, path, cells.scrollPosition) else {
            CellFailure.notShown(asked: asked, reason: list.reasonForShowingNothing(access.noun))
                .record(at: cells.site)
            return access.nothing()
        }
        guard let own = cell as? Cell else {
            CellFailure.otherClass(
                asked: asked, found: "\(type(of: cell))", wanted: "\(Cell.self)"
            )
            .record(at: cells.site)
            return access.nothing()
        }
        return own
    }
}
