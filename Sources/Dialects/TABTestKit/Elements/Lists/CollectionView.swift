import XCUIAutomation

/// A collection view.
///
/// ```swift
/// CollectionView().cell(matchingID: "Photo", index: 2).tap()
/// ```
public struct CollectionView: OptionallyNamedElement, Scrollable, CellContaining {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `collectionView`.
    public let type: XCUIElement.ElementType = .collectionView

    /// Makes a description of a collection view.
    public init(place: ElementPlace) { self.place = place }
}
