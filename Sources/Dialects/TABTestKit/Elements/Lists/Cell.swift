import XCUIAutomation

/// A cell; tables and collection views make them: ``Table``, ``CollectionView``.
///
/// ```swift
/// Cell(index: 0, parent: Table()).tap()
/// ```
public struct Cell: Element, Tappable {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element
    /// `cell`.
    public let type: XCUIElement.ElementType = .cell

    /// Makes a description of a cell.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - index: which one of several it is, counted from 0.
    ///   - parent: the element that it is inside.
    public init(id: String? = nil, index: Int = 0, parent: any Element) {
        self.id = id
        self.index = index
        self.parent = parent
    }
}
