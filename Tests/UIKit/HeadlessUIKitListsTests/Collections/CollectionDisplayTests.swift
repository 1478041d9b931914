import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// The calls of a collection view to data source and delegate when it shows something.
@MainActor
@Suite("Displaying collection views") struct CollectionDisplayTests {
    @Test(
        "A collection view asks for counts, then for each cell, and calls the delegate before adding it"
    )
    func first() {
        CollectionStage.run([["a", "b"], ["c"]]) { stage in
            #expect(
                stage.log.lines == [
                    "sections", "items 0", "items 1", "cell 0·0", "willDisplay 0·0", "cell 0·1",
                    "willDisplay 0·1",
                    "cell 1·0", "willDisplay 1·0",
                ])
            #expect(stage.names == ["a", "b", "c"] && stage.faults == [])
            #expect(stage.view.contentSize == CGSize(width: 300, height: 300))
            #expect(stage.view.numberOfSections == 2 && stage.view.numberOfItems(inSection: 0) == 2)
        }
    }

    @Test("Scrolling adds visible cells before it removes others, which are reused")
    func scrolled() {
        CollectionStage.run([names(20)]) { stage in
            stage.log.heard = ["cell", "willDisplay", "didEnd", "prepareForReuse"]
            _ = stage.log.take()
            stage.view.contentOffset.y = 150
            stage.view.layoutIfNeeded()
            #expect(
                stage.log.take() == [
                    "cell 0·4", "willDisplay 0·4", "cell 0·5", "willDisplay 0·5", "didEnd 0·0 i0",
                ])
            stage.view.contentOffset.y = 350
            stage.view.layoutIfNeeded()
            #expect(
                stage.log.take() == [
                    "cell 0·6", "prepareForReuse i0", "willDisplay 0·6", "cell 0·7", "willDisplay 0·7",
                    "didEnd 0·1 i1", "didEnd 0·2 i2",
                ])
            #expect(stage.faults == [])
            for step in 0..<60 {
                stage.view.contentOffset.y = CGFloat((step * 370) % 1600)
                #expect(stage.faults == [])
            }
            #expect(stage.view.pool.made <= 10)
        }
    }

    @Test("Reloading clears the selection, and requests everything again at the next layout")
    func reloaded() {
        CollectionStage.run([["a", "b"]]) { stage in
            stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
            _ = stage.log.take()
            stage.log.sections = [["x", "y", "z"]]
            stage.view.reloadData()
            #expect(stage.log.lines == [] && stage.view.indexPathsForSelectedItems == nil)
            #expect(stage.view.visibleCells.isEmpty)
            #expect(stage.view.numberOfItems(inSection: 0) == 3)
            stage.view.layoutIfNeeded()
            #expect(
                stage.log.lines == [
                    "sections", "items 0", "didEnd 0·0 a", "didEnd 0·1 b", "cell 0·0", "prepareForReuse b",
                    "willDisplay 0·0", "cell 0·1", "prepareForReuse a", "willDisplay 0·1", "cell 0·2",
                    "willDisplay 0·2",
                ])
            #expect(stage.names == ["x", "y", "z"] && stage.faults == [])
            #expect(stage.view.pool.made == 3)
        }
    }

    @Test("Items, cells and points are found by each other")
    func found() throws {
        try CollectionStage.run([names(9)]) { stage in
            let path = IndexPath(item: 2, section: 0)
            let cell = try #require(stage.view.cellForItem(at: path))
            #expect(stage.view.indexPath(for: cell) == path)
            #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 250)) == path)
            #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 850))?.item == 8)
            #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 950)) == nil)
            #expect(stage.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
            #expect(stage.view.cellForItem(at: IndexPath(item: 8, section: 0)) == nil)
            #expect(stage.view.indexPath(for: UICollectionViewCell()) == nil)
            #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
            let attributes = stage.view.layoutAttributesForItem(at: IndexPath(item: 8, section: 0))
            #expect(attributes?.frame == CGRect(x: 0, y: 800, width: 300, height: 100))
            #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0)) == nil)
        }
    }

    @Test(
        "A collection view scrolls an item to the requested position, as far as the content goes",
        arguments: [
            (10, .top, 1000), (10, .centeredVertically, 850), (10, .bottom, 700),
            (19, .top, 1600), (0, .bottom, 0), (10, [], 0), (10, .left, 0),
        ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
    func scrollTo(item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat) {
        CollectionStage.run([names(20)]) { stage in
            stage.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            #expect(stage.view.contentOffset == CGPoint(x: 0, y: offset))
            #expect(stage.faults == [])
        }
    }

    @Test("A million items cost no more than the visible ones")
    func million() {
        CollectionStage.run([[]], isShown: false) { stage in
            let source = Endless()
            stage.view.dataSource = source
            stage.show()
            #expect(stage.view.visibleCells.count == 4)
            stage.view.scrollToItem(at: IndexPath(item: 900_000, section: 0), at: .top, animated: false)
            stage.view.layoutIfNeeded()
            #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [900_000, 900_001, 900_002, 900_003])
            #expect(source.asked == 8)
        }
    }

    private final class Endless: NSObject, UICollectionViewDataSource {
        var asked = 0
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1_000_000
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            asked += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test(
        "Items visible soon are prefetched, the nearest first, and cancelled when scrolling reverses")
    func prefetched() {
        CollectionStage.run([names(40)]) { stage in
            let log = PrefetchLog()
            stage.view.prefetchDataSource = log
            stage.view.layoutIfNeeded()
            #expect(log.take() == ["prefetch 4 5 6 7"])
            stage.view.contentOffset.y = 1000
            stage.view.layoutIfNeeded()
            #expect(log.take() == ["cancel 4 5 6 7", "prefetch 14 15 16 17"])
            stage.view.contentOffset.y = 900
            stage.view.layoutIfNeeded()
            #expect(log.take() == ["cancel 14 15 16 17", "prefetch 8 7 6 5"])
            stage.view.isPrefetchingEnabled = false
            stage.view.contentOffset.y = 0
            stage.view.layoutIfNeeded()
            #expect(log.take() == [])
        }
    }

    private final class PrefetchLog: UICollectionViewDataSourcePrefetching {
        private var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            lines.append("prefetch " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
        }
        func collectionView(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            lines.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
        }
    }

    @Test("A cell that contains the first responder stays while it is off screen")
    func focus() throws {
        try CollectionStage.run([names(20)]) { stage in
            let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
            let field = UITextField(frame: cell.bounds)
            cell.contentView.addSubview(field)
            field.becomeFirstResponder()
            stage.view.contentOffset.y = 1000
            stage.view.layoutIfNeeded()
            #expect(field.isFirstResponder && cell.superview === stage.view)
            #expect(!stage.view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
            field.resignFirstResponder()
            stage.view.contentOffset.y = 1100
            stage.view.layoutIfNeeded()
            #expect(cell.superview == nil)
        }
    }

    @Test("Registrations make cells of their class, set them up, and use them again")
    func registrations() {
        CollectionStage.run([names(10)], isShown: false) { stage in
            let source = Registered(stage.log)
            stage.view.dataSource = source
            stage.show()
            #expect(stage.names == ["i0", "i1", "i2", "i3"])
            stage.view.contentOffset.y = 400
            stage.view.layoutIfNeeded()
            stage.view.contentOffset.y = 0
            stage.view.layoutIfNeeded()
            #expect(stage.names == ["i0", "i1", "i2", "i3"] && stage.view.pool.made == 8)
            #expect(stage.view.visibleCells.first?.reuseIdentifier == "NamedCell")
        }
    }

    private final class Registered: NSObject, UICollectionViewDataSource {
        let log: CollectionLog
        let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, _, name in
            cell.label.text = name
        }
        init(_ log: CollectionLog) { self.log = log }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            log.sections[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: log.sections[indexPath.section][indexPath.item])
        }
    }
}
