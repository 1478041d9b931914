import XCUIAutomation

/// A table view.
///
/// ```swift
/// let table = Table()
/// table.cell(index: 3).tap()
/// ```
public struct Table: Element, Scrollable, CellContaining {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `table`.
    public let type: XCUIElement.ElementType = .table

    /// Makes a description of a table.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - parent: the element that it is inside.
    public init(id: String? = nil, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// The header of a section, or what else in the table has the header trait.
    public func header(withID id: String) -> Header { Header(id: id, parent: self) }
}
