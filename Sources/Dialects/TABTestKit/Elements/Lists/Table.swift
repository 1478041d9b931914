import XCUIAutomation

/// A table view.
///
/// ```swift
/// let table = Table()
/// table.cell(index: 3).tap()
/// ```
public struct Table: OptionallyNamedElement, Scrollable, CellContaining {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `table`.
    public let type: XCUIElement.ElementType = .table

    /// Makes a description of a table.
    public init(place: ElementPlace) { self.place = place }

    /// The header of a section, or what else in the table has the header trait.
    public func header(withID id: String) -> Header { Header(id: id, parent: self) }
}
