import XCUIAutomation

/// Something with cells, such as a table.
public protocol CellContaining {
    /// How many cells there are, with an identifier or label or, for `nil`, in all.
    func numberOfCells(matchingID id: String?) -> Int
    /// The cell at an index among those with an identifier or label or, for `nil`, among all.
    func cell(matchingID id: String?, index: Int) -> Cell
}

extension Element where Self: CellContaining {
    /// How many cells there are, with an identifier or label or, for `nil`, in all.
    ///
    /// Rows of a table that are not loaded count, as in XCUITest; they have no identifier yet.
    public func numberOfCells(matchingID id: String? = nil) -> Int {
        let cells = underlyingXCUIElement.cells
        return (id.map { cells.matching(identifier: $0) } ?? cells).count
    }

    /// The cell at an index among those with an identifier or label or, for `nil`, among all.
    public func cell(matchingID id: String? = nil, index: Int = 0) -> Cell {
        Cell(id: id, index: index, parent: self)
    }
}
