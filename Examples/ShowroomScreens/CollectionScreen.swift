import TABTestKit

/// The items of the second tab.
public struct CollectionScreen: ScrollableScreen {
    /// The collection.
    public let trait = CollectionView(id: "CollectionView")
    /// The bar with the title.
    public let navBar = NavBar(id: "Collection")

    /// The collection, under its own name.
    public var collection: CollectionView { trait }
    /// The item at the upper left.
    public var firstItem: Cell { item(0) }
    /// The item beside it.
    public var secondItem: Cell { item(1) }
    /// The item at the lower right.
    public var lastItem: Cell { item(49) }

    /// The cell of an item, which is there once it was scrolled to.
    public func item(_ number: Int) -> Cell {
        collection.cell(matchingID: "CollectionCell \(number)")
    }

    /// The star that marks a favourite.
    public func star(of item: Cell) -> Label {
        Label(id: "Favourite", parent: item)
    }

    /// What a long press on an item opens.
    public func actionSheet(ofItem number: Int) -> Sheet {
        Sheet(id: "Cell \(number)")
    }
}

/// The items.
public let collectionScreen = CollectionScreen()
