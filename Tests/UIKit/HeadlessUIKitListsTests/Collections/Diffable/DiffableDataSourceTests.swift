import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Data as snapshots.
@MainActor
@Suite("Diffable data sources of collection views") struct DiffableDataSourceTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private func run(_ body: @MainActor (CollectionStage, Source) -> Void) {
        CollectionStage.run([[]], layout: CollectionStage.rows(height: 40)) { stage in
            stage.log.heard = ["cell"]
            let source = Source(collectionView: stage.view) { view, path, name in
                stage.log.add("cell \(name)")
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                (cell as? NamedCell)?.label.text = name
                return cell
            }
            _ = stage.log.take()
            body(stage, source)
        }
    }

    private func snapshot(_ sections: [(String, [String])]) -> Source.Snapshot {
        var snapshot = Source.Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("Only what is different is asked for")
    func differences() {
        run { stage, source in
            source.apply(snapshot([("s", ["a", "b", "c"])]))
            stage.settle()
            #expect(stage.names == ["a", "b", "c"] && stage.log.take() == ["cell a", "cell b", "cell c"])
            var isDone = false
            source.apply(snapshot([("s", ["c", "x", "a"])])) { isDone = true }
            #expect(stage.names == ["c", "x", "a"] && stage.log.take() == ["cell x"] && !isDone)
            stage.settle()
            #expect(isDone)
            #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "x")
            #expect(
                source.indexPath(for: "a") == IndexPath(item: 2, section: 0)
                    && source.indexPath(for: "b") == nil)
            #expect(source.sectionIdentifier(for: 0) == "s" && source.index(for: "s") == 0)
        }
    }

    @Test("Items are reloaded and reconfigured wherever they go")
    func refreshed() {
        run { stage, source in
            source.apply(snapshot([("s", ["a", "b", "c"])]), animatingDifferences: false)
            stage.view.layoutIfNeeded()
            let cells = stage.view.visibleCells
            _ = stage.log.take()
            var new = snapshot([("s", ["c", "a", "b"])])
            new.reloadItems(["c"])
            new.reconfigureItems(["a"])
            source.apply(new, animatingDifferences: false)
            stage.settle()
            #expect(stage.names == ["c", "a", "b"])
            #expect(stage.log.take().sorted() == ["cell a", "cell c"])
            #expect(stage.view.visibleCells[1] === cells[0] && stage.view.visibleCells[0] !== cells[2])
        }
    }

    @Test("Whatever snapshots follow each other, what is shown is the last of them")
    func random() {
        var numbers = SeededNumbers(seed: 21)
        run { stage, source in
            for step in 0..<Rounds.of(1500) {
                var sections: [(String, [String])] = []
                var taken: Set<String> = []
                for section in ["s", "t", "u", "v"].shuffled(by: &numbers).prefix(numbers.next(below: 5)) {
                    var items: [String] = []
                    for _ in 0..<numbers.next(below: 6) {
                        let name = "i\(numbers.next(below: 25))"
                        if taken.insert(name).inserted { items.append(name) }
                    }
                    sections.append((section, items))
                }
                var new = snapshot(sections)
                for name in taken.sorted() where numbers.onceIn(8) {
                    if numbers.onceIn(2) { new.reloadItems([name]) } else { new.reconfigureItems([name]) }
                }
                for (section, _) in sections where numbers.onceIn(8) { new.reloadSections([section]) }
                source.apply(new, animatingDifferences: numbers.onceIn(2))
                if numbers.onceIn(3) { stage.lapse(numbers.next(below: 400)) }
                guard numbers.onceIn(10) else { continue }
                stage.settle()
                stage.log.sections = sections.map(\.1)
                let faults = stage.faults
                #expect(faults == [], "at step \(step)")
                if !faults.isEmpty { return }
            }
        }
    }

    @Test("A snapshot that is shown by a reload asks for all cells again")
    func reloaded() {
        run { stage, source in
            source.apply(snapshot([("s", ["a", "b"])]), animatingDifferences: false)
            stage.settle()
            _ = stage.log.take()
            var isDone = false
            source.applySnapshotUsingReloadData(snapshot([("s", ["b", "c"])])) { isDone = true }
            stage.settle()
            #expect(stage.names == ["b", "c"] && stage.log.take() == ["cell b", "cell c"] && isDone)
        }
    }

    @Test("A move by the user calls the handlers before and after, and changes the snapshot")
    func reordered() {
        run { stage, source in
            source.apply(snapshot([("s", ["a", "b", "c"])]), animatingDifferences: false)
            stage.view.layoutIfNeeded()
            #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            var told: [String] = []
            source.reorderingHandlers.canReorderItem = { $0 != "b" }
            source.reorderingHandlers.willReorder = {
                told.append($0.initialSnapshot.itemIdentifiers.joined())
            }
            source.reorderingHandlers.didReorder = {
                told.append($0.finalSnapshot.itemIdentifiers.joined())
                #expect($0.difference.insertions == [.insert(offset: 2, element: "a", associatedWith: 0)])
            }
            #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
            #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 100))
            stage.view.endInteractiveMovement()
            stage.settle()
            #expect(told == ["abc", "bca"] && source.snapshot().itemIdentifiers == ["b", "c", "a"])
            #expect(stage.names == ["b", "c", "a"])
        }
    }

    @Test("An outline shows what is expanded, and cells expand and collapse it")
    func outline() {
        CollectionStage.run([[]], layout: CollectionStage.rows(height: 40)) { stage in
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, name in
                cell.accessibilityIdentifier = name
                cell.accessories = name.count == 1 ? [.outlineDisclosure(style: .header)] : []
            }
            let source = Source(collectionView: stage.view) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            var outline = Source.SectionSnapshot()
            outline.append(["a", "b"])
            outline.append(["a1", "a2"], to: "a")
            source.apply(outline, to: "s", animatingDifferences: false)
            @MainActor func shown() -> [String] {
                stage.view.layoutIfNeeded()
                return stage.view.visibleCells.compactMap(\.accessibilityIdentifier)
            }
            #expect(shown() == ["a", "b"])
            var told: [String] = []
            source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
            source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
            Finger.tap(CGPoint(x: 100, y: 120))
            stage.settle()
            #expect(shown() == ["a", "a1", "a2", "b"] && told == ["expand a"])
            #expect((stage.view.visibleCells[1] as? UICollectionViewListCell)?.indentationLevel == 1)
            #expect(source.snapshot(for: "s").isExpanded("a"))
            Finger.tap(CGPoint(x: 100, y: 120))
            stage.settle()
            #expect(shown() == ["a", "b"] && told == ["expand a", "collapse a"])
            source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
            Finger.tap(CGPoint(x: 100, y: 120))
            #expect(shown() == ["a", "b"])
        }
    }

    @Test("A provider without a cell or a view is a failure")
    func providers() {
        CollectionStage.run([[]], layout: CollectionStage.rows(height: 40)) { stage in
            let source = Source(collectionView: stage.view) { _, _, _ in nil }
            (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
            let texts = failureTexts {
                source.apply(snapshot([("s", ["a"])]))
                stage.settle()
            }
            #expect(
                Set(texts) == [
                    "The cell provider returned no cell for item 0·0. An empty one is used instead.",
                    "No view was provided for the supplementary view \"UICollectionElementKindSectionHeader\"."
                        + " An empty one is used instead.",
                ])
        }
    }
}

extension Array {
    fileprivate func shuffled(by numbers: inout SeededNumbers) -> [Element] {
        var rest = self
        var result: [Element] = []
        while !rest.isEmpty { result.append(rest.remove(at: numbers.next(below: rest.count))) }
        return result
    }
}
