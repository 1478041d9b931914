import XCUIAutomation

/// A collection view.
///
/// ```swift
/// CollectionView().cell(matchingID: "Photo", index: 2).tap()
/// ```
public struct CollectionView: Element, Scrollable, CellContaining {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `collectionView`.
    public let type: XCUIElement.ElementType = .collectionView

    /// Makes a description of a collection view.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - parent: the element that it is inside.
    public init(id: String? = nil, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }
}
