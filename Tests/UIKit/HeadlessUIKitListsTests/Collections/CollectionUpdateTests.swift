import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Inserting, deleting, moving and reloading.
@MainActor
@Suite("Updates of collection views") struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test(
        "An update requests counts and new cells immediately, and removes old ones after its animation"
    )
    func order() {
        CollectionStage.run([["a", "b", "c"]]) { stage in
            _ = stage.log.take()
            stage.log.heard = [
                "sections", "items", "cell", "willDisplay", "didEnd", "prepareForReuse", "done",
            ]
            stage.view.performBatchUpdates {
                stage.log.sections = [["x", "a", "c"]]
                stage.view.deleteItems(at: [path(1)])
                stage.view.insertItems(at: [path(0)])
            } completion: {
                stage.log.add("done \($0)")
            }
            #expect(stage.log.take() == ["sections", "items 0", "cell 0·0", "willDisplay 0·0"])
            #expect(stage.names == ["x", "a", "c"])
            stage.lapse(299)
            #expect(stage.log.lines == [])
            stage.lapse(1)
            #expect(stage.log.take() == ["didEnd 0·1 b", "done true"])
            #expect(stage.faults == [])
        }
    }

    @Test("Insertions and deletions fade, and moves are animated, in 0.3 seconds")
    func animated() throws {
        try CollectionStage.run([["a", "b"]]) { stage in
            let first = try #require(stage.view.cellForItem(at: path(0)))
            stage.log.sections = [["x", "a"]]
            stage.view.performBatchUpdates {
                stage.view.deleteItems(at: [path(1)])
                stage.view.insertItems(at: [path(0)])
            }
            #expect(first.frame.minY == 100 && stage.view.indexPath(for: first) == path(1))
            stage.lapse(150)
            let place = try #require(first.layer.presentation()).position.y
            #expect(place > 50 && place < 150)
            let new = try #require(stage.view.cellForItem(at: path(0)))
            let opacity = try #require(new.layer.presentation()).opacity
            #expect(opacity > 0 && opacity < 1)
            stage.settle()
            #expect(stage.faults == [])
        }
    }

    @Test("Reloaded items get another cell in an update, reconfigured ones keep theirs")
    func reloadedOrReconfigured() throws {
        CollectionStage.run([["a", "b", "c"]]) { stage in
            let cells = stage.view.visibleCells
            stage.view.selectItem(at: path(2), animated: false, scrollPosition: [])
            stage.log.sections = [["A", "B", "C"]]
            stage.log.heard = ["cell", "prepareForReuse", "didEnd"]
            _ = stage.log.take()
            stage.view.reconfigureItems(at: [path(0)])
            #expect(stage.log.take() == ["cell 0·0"])
            stage.view.reloadItems(at: [path(1), path(2)])
            stage.settle()
            #expect(stage.log.take() == ["cell 0·1", "cell 0·2", "didEnd 0·1 b", "didEnd 0·2 c"])
            #expect(stage.names == ["A", "B", "C"] && stage.faults == [])
            #expect(stage.view.cellForItem(at: path(0)) === cells[0])
            #expect(stage.view.cellForItem(at: path(1)) !== cells[1])
            #expect(stage.view.indexPathsForSelectedItems == nil)
        }
    }

    @Test("What is selected stays so wherever it goes")
    func selection() {
        CollectionStage.run([["a", "b", "c", "d"], ["e"]]) { stage in
            stage.view.allowsMultipleSelection = true
            for item in [0, 2, 3] {
                stage.view.selectItem(at: path(item), animated: false, scrollPosition: [])
            }
            stage.view.performBatchUpdates {
                stage.log.sections = [["b", "d"], ["e", "c"], ["n"]]
                stage.view.deleteItems(at: [path(0)])
                stage.view.moveItem(at: path(2), to: path(1, 1))
                stage.view.insertSections(IndexSet(integer: 2))
            }
            #expect(stage.view.indexPathsForSelectedItems == [path(1), path(1, 1)])
            #expect(stage.view.visibleCells.map(\.isSelected) == [false, true, false, true])
            stage.settle()
            #expect(stage.faults == [])
        }
    }

    @Test("Sections are inserted, deleted, moved and reloaded")
    func sections() {
        CollectionStage.run([["a"], ["b"], ["c"]]) { stage in
            stage.view.performBatchUpdates {
                stage.log.sections = [["c"], ["x", "y"], ["A", "AA"]]
                stage.view.moveSection(2, toSection: 0)
                stage.view.deleteSections(IndexSet(integer: 1))
                stage.view.insertSections(IndexSet(integer: 1))
                stage.view.reloadSections(IndexSet(integer: 0))
            }
            #expect(stage.names == ["c", "x", "y", "A"])
            stage.settle()
            #expect(stage.faults == [])
        }
    }

    @Test("Numbers that do not go together are a failure, and the view shows the data as they are")
    func inconsistent() {
        CollectionStage.run([["a", "b"]]) { stage in
            var finished: Bool?
            let texts = failureTexts {
                stage.view.performBatchUpdates {
                    stage.log.sections = [["a", "b", "c"]]
                    stage.view.deleteItems(at: [path(0)])
                } completion: {
                    finished = $0
                }
            }
            #expect(
                texts == [
                    "Invalid update of UICollectionView: section 0 had 2 items, and now it has 3; the changes of the"
                        + " batch lead to 1: delete 0·0. Either the data still have the item that the batch removes, or an"
                        + " insertion of 2 items is missing. The view was reloaded instead."
                ])
            stage.settle()
            #expect(finished == false && stage.names == ["a", "b", "c"] && stage.faults == [])
        }
    }

    @Test("Numbers that change without notice are found at the next update")
    func unnoticed() {
        CollectionStage.run([["a", "b"]]) { stage in
            stage.log.sections = [["a", "b", "c", "d"]]
            let texts = failureTexts { stage.view.reloadItems(at: [path(0)]) }
            #expect(
                texts == [
                    "Invalid update of UICollectionView: section 0 had 2 items, and now it has 4; no change of the"
                        + " batch says so. An insertion of 2 items is missing. The view was reloaded instead."
                ])
            #expect(stage.faults == [] && stage.names.count == 4)
        }
    }

    @Test("An update in cellForItemAt is refused, and the view reloads")
    func whileShowing() {
        CollectionStage.run([names(10)]) { stage in
            let source = Meddling(stage.log)
            let texts = failureTexts {
                stage.view.dataSource = source
                stage.view.layoutIfNeeded()
            }
            #expect(
                texts == ["Items were changed while the collection view asked for views. It reloads instead."]
            )
            stage.view.dataSource = stage.log
            #expect(stage.faults == [])
        }
    }

    private final class Meddling: NSObject, UICollectionViewDataSource {
        let log: CollectionLog
        private var hasMeddled = false
        init(_ log: CollectionLog) { self.log = log }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            log.sections[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            if !hasMeddled {
                hasMeddled = true
                log.sections[0].removeLast()
                collectionView.deleteItems(at: [IndexPath(item: 9, section: 0)])
            }
            return log.collectionView(collectionView, cellForItemAt: indexPath)
        }
    }

    @Test("Updates inside each other are one, and one before anything was shown needs no animation")
    func nested() {
        CollectionStage.run([["a"]], isShown: false) { stage in
            stage.view.performBatchUpdates {
                stage.log.sections[0].append("b")
                stage.view.insertItems(at: [path(1)])
                stage.view.performBatchUpdates {
                    stage.log.sections[0].append("c")
                    stage.view.insertItems(at: [path(2)])
                } completion: { _ in
                    stage.log.add("inner")
                }
            } completion: { _ in
                stage.log.add("outer")
            }
            stage.log.heard = ["inner", "outer"]
            _ = stage.log.take()
            stage.show()
            stage.settle()
            #expect(stage.log.lines == ["outer", "inner"])
            #expect(stage.names == ["a", "b", "c"])
        }
        // A view that asked for nothing yet takes what it is told for granted.
        CollectionStage.run([["a"]], isShown: false) { stage in
            stage.log.sections[0].append("b")
            stage.view.insertItems(at: [path(1)])
            stage.show()
            #expect(stage.names == ["a", "b"])
        }
    }

    @Test("What shrinks while it is scrolled to its end shows its end")
    func shrinking() {
        CollectionStage.run([names(20)]) { stage in
            stage.view.contentOffset.y = 1600
            stage.view.layoutIfNeeded()
            stage.view.performBatchUpdates {
                stage.log.sections = [names(6)]
                stage.view.deleteItems(at: (6..<20).map { path($0) })
            }
            stage.settle()
            #expect(
                stage.view.contentOffset.y == 200 && stage.names == ["i2", "i3", "i4", "i5"]
                    && stage.faults == [])
        }
    }

    @Test("Thousands of random updates, some overlapping, leave it showing what a plain model holds")
    func random() {
        var numbers = SeededNumbers(seed: 5)
        CollectionStage.run([names(5), names(3, "j")], layout: CollectionStage.rows(height: 60)) { stage in
            stage.log.isOn = false
            var next = 1000
            for step in 0..<Rounds.of(10_000) {
                if numbers.onceIn(4) { stage.view.contentOffset.y = CGFloat(numbers.next(below: 500)) }
                if numbers.onceIn(3) { stage.view.layoutIfNeeded() }
                stage.view.performBatchUpdates { apply(&numbers, &next, to: stage) }
                if numbers.onceIn(2) { stage.lapse(numbers.next(below: 400)) }
                guard numbers.onceIn(20) else { continue }
                stage.settle()
                let faults = stage.faults
                #expect(faults == [], "at step \(step)")
                if !faults.isEmpty { return }
            }
            stage.settle()
            #expect(stage.view.pool.made < 60)
        }
    }

    /// Changes the data and announces it.
    private func apply(_ numbers: inout SeededNumbers, _ next: inout Int, to stage: CollectionStage) {
        let old = stage.log.sections
        let names = old.flatMap { $0 }
        var counter = -1
        var model = ListModel(
            old.map { section in
                section.map { _ in
                    counter += 1
                    return counter
                }
            }, next: 1000)
        let update = model.change(&numbers)
        let start = next
        let sections = model.sections.map { $0.map { $0 < 1000 ? names[$0] : "n\(start + $0)" } }
        next += 1000
        // So that it neither dies out nor grows without end.
        guard sections.flatMap({ $0 }).count < 60, sections.count < 9 else {
            stage.log.sections = [["only"]]
            stage.view.reloadData()
            return
        }
        stage.log.sections = sections
        for change in update.changes { stage.view.tell(change) }
        guard numbers.onceIn(4) else { return }
        let map = try? update.resolved(from: old.map(\.count), to: sections.map(\.count)).get()
        for (section, items) in old.enumerated() where map?.newSection(of: section) != nil {
            for item in items.indices where numbers.onceIn(8) {
                let path = path(item, section)
                guard map?.newIndexPath(of: path) != nil, map?.movedItems[path] == nil else { continue }
                stage.view.tell(numbers.onceIn(2) ? .reloadItem(path) : .reconfigureItem(path))
            }
        }
    }
}
