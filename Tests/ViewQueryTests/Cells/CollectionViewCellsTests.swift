import FailureReporting
import Foundation
import HeadlessUIKit
import Testing
import ViewQuery

@MainActor
@Suite("The cells of a collection view, as a collection") struct CollectionViewCellsTests {
    let lists = CellLists([4, 300])

    @Test("The collection view of cells is found by a query, also among other views, or by a condition")
    func queries() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let label = UILabel()
            let collection = lists.collection()
            for view in [label, collection] {
                view.accessibilityIdentifier = "album"
                window.addSubview(view)
            }
            let count = CollectionViewCells(in: collection).count
            #expect(CollectionViewCells(in: theFirstView(withIdentifier("album"))).collection === collection)
            #expect(CollectionViewCells(in: theOnlyView(withIdentifier("album"))).count == count)
            #expect(CollectionViewCells(in: withIdentifier("album")).count == count)
        }
    }

    @Test(
        "Any cell of a collection view can be read, visible or not, in a window or in none",
        arguments: [true, false])
    func reading(inWindow: Bool) {
        inOwnApplication {
            let collection = lists.collection()
            if inWindow { UIWindow.createWindowForTesting().addSubview(collection) }
            let cells = CollectionViewCells(in: collection, as: CellLists.PhotoCell.self)
            #expect(cells.count == 304)
            collection.contentInsetAdjustmentBehavior = .never
            #expect(cells[0].photo == "0·0")
            #expect(collection.contentOffset == .zero)
            #expect(cells[150].photo == "1·146")
            #expect(collection.contentOffset.y > 3000)
            #expect(cells[-1].photo == "1·299")
            #expect(cells[section: 0, item: -1].photo == "0·3")
            let eighth: CollectionViewCellProxy<CellLists.PhotoCell> = cells[IndexPath(item: 7, section: 1)]
            #expect(eighth.photo == "1·7")
            #expect(cells.collection === collection)
            #expect(cells.all(\.photo) == lists.sections.flatMap { $0 })
            #expect(collection.visibleCells.count < 20)
        }
    }

    @Test("What is out of range, and of another class, is a failure")
    func unusable() {
        let failures = FailureCollector.failures {
            let collection = lists.collection()
            _ = CollectionViewCells(in: collection)[304].cell
            _ = CollectionViewCells(in: collection)[section: 2, item: 0].cell
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            _ = CollectionViewCells(in: collection, as: CellLists.PhotoCell.self)[0].photo
        }
        #expect(
            failures.map(\.text) == [
                "CollectionViewCells(in: UICollectionView #grid)[304] does not exist: there are 2 sections, of 4, 300 items.",
                "CollectionViewCells(in: UICollectionView #grid)[section 2, item 0] does not exist: there are 2 sections, of 4, 300 items.",
                "CollectionViewCells(in: UICollectionView #grid)[section 0, item 0] is a UICollectionViewCell, not a PhotoCell.",
            ])
    }

    @Test("A cell is scrolled to the preferred position, unless it is completely visible")
    func position() {
        let collection = lists.collection()
        CollectionViewCells(in: collection, scrollPosition: .top).scroll(to: 154)
        let top = collection.contentOffset.y
        #expect(top == collection.layoutAttributesForItem(at: IndexPath(item: 150, section: 1))?.frame.minY)
        CollectionViewCells(in: collection).scroll(to: 155)
        #expect(collection.contentOffset.y == top)
    }
}
