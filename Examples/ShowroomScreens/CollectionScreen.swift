import TABTestKit

/// The items of the second tab.
public struct CollectionScreen: ScrollableScreen {
    public let trait = CollectionView(id: "CollectionView")
    public let navBar = NavBar(id: "Collection")

    public var collection: CollectionView { trait }
    public var firstItem: Cell { item(0) }
    public var secondItem: Cell { item(1) }
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
