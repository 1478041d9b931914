import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Items that a finger moves, from code.
@MainActor
@Suite("Interactive movement of items") struct CollectionMovementTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test("The other items make room for a moved one immediately, and the data follow at the end")
    func moved() throws {
        try CollectionStage.run([["a", "b", "c"]]) { stage in
            stage.log.heard = ["canMove", "move"]
            _ = stage.log.take()
            let cell = try #require(stage.view.cellForItem(at: path(0)))
            #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 250))
            #expect(cell.center == CGPoint(x: 160, y: 250) && stage.view.subviews.last === cell)
            #expect(stage.names == ["b", "c", "a"] && stage.view.indexPath(for: cell) == path(2))
            #expect(stage.log.sections == [["a", "b", "c"]])
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            #expect(stage.names == ["b", "a", "c"])
            stage.view.endInteractiveMovement()
            #expect(stage.log.lines == ["canMove 0·0", "move 0·0 to 0·1"])
            stage.settle()
            #expect(stage.log.sections == [["b", "a", "c"]] && stage.faults == [])
        }
    }

    @Test("A cancelled movement puts everything back, and the data never hear of it")
    func cancelled() {
        CollectionStage.run([["a", "b", "c"], ["d"]]) { stage in
            stage.log.heard = ["move"]
            _ = stage.log.take()
            stage.view.beginInteractiveMovementForItem(at: path(0))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
            #expect(stage.names == ["b", "c", "a", "d"])
            stage.view.cancelInteractiveMovement()
            stage.settle()
            #expect(stage.log.lines == [] && stage.names == ["a", "b", "c", "d"] && stage.faults == [])
        }
    }

    @Test("A data source that allows no moves is not called")
    func refused() {
        CollectionStage.run([["a", "b"]]) { stage in
            stage.log.canMove = false
            #expect(!stage.view.beginInteractiveMovementForItem(at: path(0)))
            #expect(!stage.view.beginInteractiveMovementForItem(at: path(9)))
            stage.view.updateInteractiveMovementTargetPosition(.zero)
            stage.view.endInteractiveMovement()
            stage.view.cancelInteractiveMovement()
            #expect(stage.faults == [])
        }
    }

    @Test("While an item is moved, cells that become visible are requested by index paths of the data")
    func dataPaths() {
        CollectionStage.run([names(20)]) { stage in
            stage.log.heard = ["cell"]
            stage.view.beginInteractiveMovementForItem(at: path(0))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
            _ = stage.log.take()
            stage.view.contentOffset.y = 200
            stage.view.layoutIfNeeded()
            #expect(stage.log.take() == ["cell 0·4", "cell 0·5"])
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 550))
            #expect(stage.names == ["i3", "i4", "i5", "i0"])
            stage.view.endInteractiveMovement()
            stage.settle()
            #expect(stage.faults == [])
        }
    }

    @Test("A data source that does not move an item as requested is a failure")
    func notMoved() {
        CollectionStage.run([["a"], ["b"]]) { stage in
            let source = Lazy(stage.log)
            stage.view.dataSource = source
            stage.view.layoutIfNeeded()
            stage.view.beginInteractiveMovementForItem(at: path(0))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            let texts = failureTexts { stage.view.endInteractiveMovement() }
            #expect(
                texts == [
                    "Invalid update of UICollectionView: section 0 had 1 item, and now it has 1; the changes of the"
                        + " batch lead to 0: move 0·0 to 1·0. Either the data still have the item that the batch removes,"
                        + " or an insertion of 1 item is missing. The view was reloaded instead."
                ])
            #expect(stage.faults == [])
        }
    }

    private final class Lazy: NSObject, UICollectionViewDataSource {
        let log: CollectionLog
        init(_ log: CollectionLog) { self.log = log }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            log.sections[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { log.collectionView(collectionView, cellForItemAt: indexPath) }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            true
        }
    }

    @Test("Whatever a finger does, the view shows what the data hold in the end")
    func random() {
        var numbers = SeededNumbers(seed: 6)
        CollectionStage.run([names(6), names(4, "j")], layout: CollectionStage.rows(height: 60)) { stage in
            stage.log.heard = ["nothing"]
            for _ in 0..<300 {
                let section = numbers.next(below: 2)
                let count = stage.log.sections[section].count
                if count > 0 {
                    stage.view.beginInteractiveMovementForItem(at: path(numbers.next(below: count), section))
                }
                for _ in 0..<numbers.next(below: 5) {
                    stage.view.updateInteractiveMovementTargetPosition(
                        CGPoint(x: 150, y: numbers.next(in: -100...800)))
                    if numbers.onceIn(3) { stage.lapse(100) }
                    if numbers.onceIn(5) { stage.view.contentOffset.y = numbers.next(in: 0...200) }
                    if numbers.onceIn(9) { stage.view.reloadData() }
                }
                if numbers.onceIn(3) {
                    stage.view.cancelInteractiveMovement()
                } else {
                    stage.view.endInteractiveMovement()
                }
                stage.settle()
                #expect(stage.faults == [])
            }
        }
    }
}
