import XCUIAutomation

/// A cell; tables and collection views make them: ``Table``, ``CollectionView``.
///
/// ```swift
/// Cell(index: 0, parent: Table()).tap()
/// ```
public struct Cell: OptionallyNamedElement, Tappable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `cell`.
    public let type: XCUIElement.ElementType = .cell

    /// Makes a description of a cell.
    public init(place: ElementPlace) { self.place = place }
}
