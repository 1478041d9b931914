import HeadlessUIKit
import Testing

/// Closures of batches as libraries pass them on, which are not kept, and those that subclasses see.
@MainActor @Suite("Closures of batch updates") struct BatchClosureTests {
    private final class Table: UITableView {
        var batches = 0

        override func performBatchUpdates(
            _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
        ) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private func reload(_ table: UITableView, _ change: () -> Void) {
        table.performBatchUpdates(change)
    }

    private func reload(_ view: UICollectionView, _ change: @MainActor () -> Void) {
        view.performBatchUpdates(change, completion: nil)
    }

    @Test("A closure that does not escape is called at once, by way of a subclass's override")
    func nonescaping() {
        UIApplication.withShared(UIApplication()) {
            let table = Table()
            var calls = 0
            reload(table) { calls += 1 }
            table.performBatchUpdates { calls += 1 }
            table.performBatchUpdates(nil)
            #expect(calls == 2 && table.batches == 3)
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            reload(view) { calls += 1 }
            view.performBatchUpdates { calls += 1 }
            view.performBatchUpdates(nil)
            #expect(calls == 4)
        }
    }
}
