import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Batch updates without changes") struct EmptyUpdateTests {
    /// A delegate whose items can be expanded.
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var expanded: Set<Int> = []
        var asked = 0

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return CGSize(width: 300, height: expanded.contains(indexPath.item) ? 180 : 100)
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test(
        "The delegate's sizes are asked for again, and cells move there in 0.3 seconds without being reloaded"
    )
    func delegateSizes() throws {
        try CollectionStage.run([["a", "b", "c", "d", "e"]]) { stage in
            let sizes = Sizes()
            defer { withExtendedLifetime(sizes) {} }
            stage.view.delegate = sizes
            stage.view.reloadData()
            stage.settle()
            let cells = stage.view.visibleCells
            sizes.expanded = [1]
            sizes.asked = 0
            _ = stage.log.take()
            var log: [String] = []
            stage.view.performBatchUpdates(nil) { log.append("done \($0)") }
            #expect(sizes.asked == 5)
            let third = try #require(stage.view.cellForItem(at: path(2)))
            #expect(third.frame.minY == 280 && third === cells[2])
            stage.lapse(150)
            let shown = try #require(third.layer.presentation()).position.y - 50
            #expect(shown > 200 && shown < 280 && log == [])
            stage.settle()
            #expect(log == ["done true"] && stage.faults == [])
            #expect(!stage.log.lines.contains { $0.hasPrefix("cell ") })
            #expect(stage.view.contentSize.height == 580)
        }
    }

    @Test("Cells that say their own size are measured again")
    func selfSizing() throws {
        let layout = CollectionStage.rows()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        try CollectionStage.run([["a", "b", "c"]], layout: layout) { stage in
            let first = try #require(stage.view.cellForItem(at: path(0)) as? NamedCell)
            first.preferred = CGSize(width: 300, height: 130)
            stage.view.performBatchUpdates(nil)
            stage.settle()
            #expect(first.frame.height == 130 && stage.view.cellForItem(at: path(0)) === first)
            #expect(stage.view.cellForItem(at: path(1))?.frame.minY == 130)
        }
    }

    @Test("A custom layout is invalidated and prepared, and gets an update without changes")
    func otherLayouts() {
        final class Stack: UICollectionViewLayout {
            var log: [String] = []
            override func prepare() { log.append("prepare") }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                log.append("invalidate \(context.invalidateEverything)")
                super.invalidateLayout(with: context)
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                log.append("updates \(updateItems.count)")
            }
        }
        let layout = Stack()
        CollectionStage.run([["a"]], layout: layout) { stage in
            stage.settle()
            layout.log = []
            stage.view.performBatchUpdates(nil)
            #expect(layout.log == ["invalidate true", "invalidate false", "prepare", "updates 0"])
            stage.settle()
        }
    }
}
