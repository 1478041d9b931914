import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What a layout is asked and told, and when.
@MainActor
@Suite("Calls to collection view layouts") struct LayoutCallTests {
    /// A flow layout that writes down what it is asked.
    private final class Logged: UICollectionViewFlowLayout {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
        override func prepare() {
            super.prepare()
            lines.append("prepare")
        }
        override var collectionViewContentSize: CGSize {
            lines.append("contentSize")
            return super.collectionViewContentSize
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            lines.append("elements \(rect.shortText)")
            return super.layoutAttributesForElements(in: rect)
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            lines.append("boundsChange \(newBounds.shortText)")
            return super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            lines.append("animated from \(oldBounds.shortText)")
        }
        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            lines.append("end of animated")
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            for item in updateItems {
                let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate]
                    .map { $0?.shortText ?? "-" }
                lines.append("update \(item.updateAction) \(places.joined(separator: " "))")
            }
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            lines.append("initial \(itemIndexPath.shortText)")
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            attributes?.center.x += 300
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            lines.append("final \(itemIndexPath.shortText)")
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            lines.append("finalize")
        }
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
        }
    }

    private func layout() -> Logged {
        let layout = Logged()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        return layout
    }

    // A public layout that keeps a model of its items crashed: it was told of changes to a model that it had not made.
    @Test("A layout that was invalidated is prepared before it is told of an update")
    func preparedBeforeUpdate() {
        let layout = layout()
        CollectionStage.run([["a", "b"]], layout: layout) { stage in
            layout.invalidateLayout()
            _ = layout.take()
            stage.view.performBatchUpdates {
                stage.log.sections = [["c", "a", "b"]]
                stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
            let calls = layout.take().filter { $0 == "prepare" || $0.hasPrefix("update") }
            #expect(calls == ["prepare", "prepare", "update insert - 0·0"])
        }
    }

    @Test("A layout is prepared once, and asked for visible elements when the bounds change")
    func asked() {
        let layout = layout()
        CollectionStage.run([names(9)], layout: layout) { stage in
            #expect(layout.take() == ["prepare", "contentSize", "elements (0 0; 300 400)"])
            stage.view.setNeedsLayout()
            stage.view.layoutIfNeeded()
            #expect(layout.take() == ["elements (0 0; 300 400)"])
            stage.view.contentOffset.y = 50
            stage.view.layoutIfNeeded()
            #expect(layout.take() == ["boundsChange (0 50; 300 400)", "elements (0 50; 300 400)"])
            stage.view.frame.size.width = 320
            stage.view.layoutIfNeeded()
            #expect(
                layout.take() == [
                    "boundsChange (0 50; 320 400)", "prepare", "contentSize", "elements (0 50; 320 400)",
                ])
            layout.invalidateLayout()
            layout.invalidateLayout()
            #expect(layout.take() == [])
            stage.view.layoutIfNeeded()
            #expect(layout.take() == ["prepare", "contentSize", "elements (0 50; 320 400)"])
        }
    }

    @Test("A layout is told before and after an animation changes the bounds, and not of other changes")
    func animatedBounds() {
        // Apple, `prepare(forAnimatedBoundsChange:)`: "before performing any animated changes to the view's bounds".
        let layout = layout()
        CollectionStage.run([names(9)], layout: layout) { stage in
            _ = layout.take()
            UIView.animate(withDuration: 0.2) {
                stage.view.frame.size.width = 320
                stage.view.layoutIfNeeded()
            }
            #expect(
                layout.take() == [
                    "animated from (0 0; 300 400)", "boundsChange (0 0; 320 400)", "prepare", "contentSize",
                    "elements (0 0; 320 400)", "end of animated",
                ])
            UIView.animate(withDuration: 0.2) {
                stage.view.setNeedsLayout()
                stage.view.layoutIfNeeded()
            }
            UIView.animate(withDuration: 0.2) {
                UIView.performWithoutAnimation {
                    stage.view.frame.size.width = 310
                    stage.view.layoutIfNeeded()
                }
            }
            #expect(!layout.take().contains { $0.contains("animated") })
        }
    }

    @Test("A layout gets an update after it was prepared for it, and decides its animations")
    func updated() throws {
        let layout = layout()
        try CollectionStage.run([["a", "b", "c"]], layout: layout) { stage in
            _ = layout.take()
            stage.log.sections = [["a", "x", "c"]]
            stage.view.performBatchUpdates {
                stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
            }
            #expect(
                layout.take().filter { !$0.hasPrefix("elements") } == [
                    "prepare", "contentSize", "update delete 0·1 -", "update insert - 0·1", "final 0·1",
                    "initial 0·1",
                    "finalize",
                ])
            let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
            let place = try #require(cell.layer.presentation()).position.x
            #expect(place == 450 && cell.center.x == 150)
            stage.settle()
            #expect(stage.faults == [])
        }
    }

    @Test("A layout decides where released content comes to rest")
    func target() {
        let layout = layout()
        CollectionStage.run([names(20)], layout: layout) { stage in
            let finger = Finger(down: CGPoint(x: 150, y: 400))
            for step in 1...5 {
                stage.lapse(20)
                finger.move(to: CGPoint(x: 150, y: 400 - CGFloat(step) * 30))
            }
            finger.lift()
            stage.settle()
            let place = stage.view.contentOffset.y
            #expect(place > 100 && place.truncatingRemainder(dividingBy: 100) == 0)
        }
    }

    @Test("Another layout is applied immediately or in 0.3 seconds")
    func replaced() {
        CollectionStage.run([names(9)]) { stage in
            let small = UICollectionViewFlowLayout()
            small.itemSize = CGSize(width: 100, height: 50)
            small.minimumInteritemSpacing = 0
            small.minimumLineSpacing = 0
            let first = stage.view.visibleCells[3]
            var isDone = false
            stage.view.setCollectionViewLayout(small, animated: true) { isDone = $0 }
            #expect(stage.view.collectionViewLayout === small && first.frame.shortText == "(0 50; 100 50)")
            #expect(stage.view.visibleCells.count == 9 && !isDone)
            stage.lapse(300)
            #expect(isDone && stage.faults == [])
            let rows = CollectionStage.rows()
            stage.view.collectionViewLayout = rows
            #expect(stage.faults == [] && small.collectionView == nil && rows.collectionView === stage.view)
        }
    }

    @Test("Attributes are copied and compared by value")
    func attributes() {
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
        one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        one.alpha = 0.5
        one.zIndex = 3
        let copy = one.copy() as? UICollectionViewLayoutAttributes
        #expect(copy == one && copy !== one && one.hash == copy?.hash)
        #expect(copy?.center == CGPoint(x: 25, y: 40) && copy?.bounds.size == CGSize(width: 30, height: 40))
        copy?.isHidden = true
        #expect(copy != one)
        one.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(one.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        one.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
        #expect(one.size == CGSize(width: 30, height: 40))
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "h", with: IndexPath(item: 0, section: 0))
        #expect(
            header.representedElementCategory == .supplementaryView && header.representedElementKind == "h")
    }
}
