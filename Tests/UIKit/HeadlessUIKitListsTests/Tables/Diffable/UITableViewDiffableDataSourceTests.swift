import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Snapshots that are shown one after another.
@MainActor @Suite("UITableViewDiffableDataSource") struct UITableViewDiffableDataSourceTests {
    private typealias Source = UITableViewDiffableDataSource<Int, String>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func scene(_ body: (TableStage, Source) -> Void) {
        TableStage.run { stage in
            let source = Source(tableView: stage.table) { table, path, item in
                stage.log.add("cell \(path.shortText) \(item)")
                if item == "nothing" { return nil }
                let cell =
                    table.dequeueReusableCell(withIdentifier: "row")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "row")
                cell.textLabel?.text = item
                return cell
            }
            stage.settle()
            _ = stage.log.take()
            body(stage, source)
        }
    }

    @Test("Applying a snapshot changes what is different, and nothing else")
    func apply() {
        scene { stage, source in
            source.apply(snapshot([(1, ["a", "b", "c"])]))
            #expect(stage.shown == "a@0 b@44 c@88")
            stage.lapse(400)
            let cells = stage.table.visibleCells
            _ = stage.log.take()
            var isDone = false
            source.apply(snapshot([(0, ["x"]), (1, ["c", "a", "y"])])) { isDone = true }
            #expect(stage.shown == "x@0 c@44 a@88 y@132")
            #expect(stage.table.visibleCells[1] === cells[2] && stage.table.visibleCells[2] === cells[0])
            #expect(stage.log.lines.filter { $0.hasPrefix("cell") } == ["cell 0·0 x", "cell 1·2 y"])
            #expect(!isDone)
            stage.lapse(300)
            #expect(isDone && stage.table.leaving.isEmpty)
        }
    }

    @Test("Items are found by row, and rows by item")
    func identifying() {
        scene { stage, source in
            source.apply(snapshot([(7, ["a"]), (8, ["b", "c"])]), animatingDifferences: false)
            #expect(source.itemIdentifier(for: stage.path(1, 1)) == "c")
            #expect(source.itemIdentifier(for: stage.path(2, 1)) == nil)
            #expect(source.itemIdentifier(for: IndexPath()) == nil)
            #expect(source.indexPath(for: "b") == stage.path(0, 1) && source.indexPath(for: "z") == nil)
            #expect(source.sectionIdentifier(for: 0) == 7 && source.index(for: 8) == 1)
            #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
        }
    }

    @Test("Reloaded items of a snapshot get another cell, reconfigured ones keep theirs")
    func marks() {
        scene { stage, source in
            source.apply(snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
            let cells = stage.table.visibleCells
            _ = stage.log.take()
            var next = source.snapshot()
            next.reloadItems(["a", "c"])
            next.moveItem("c", beforeItem: "a")
            source.apply(next)
            stage.lapse(400)
            #expect(stage.shown == "c@0 a@44 b@88" && stage.table.visibleCells[2] === cells[1])
            #expect(stage.log.lines.filter { $0.hasPrefix("cell") } == ["cell 0·0 c", "cell 0·1 a"])
            next = source.snapshot()
            next.reloadSections([0])
            source.apply(next, animatingDifferences: false)
            #expect(stage.shown == "c@0 a@44 b@88")
            source.applySnapshotUsingReloadData(snapshot([(0, ["q"])]))
            #expect(stage.shown == "q@0")
        }
    }

    @Test("A provider that returns no cell is a failure, and an empty one is shown")
    func noCell() {
        scene { stage, source in
            #expect(
                failureTexts {
                    source.apply(snapshot([(0, ["nothing"])]), animatingDifferences: false)
                } == [
                    "The data source of UITableView #t returned no cell for row 0·0. An empty one is shown."
                ])
            #expect(stage.table.visibleCells.count == 1)
        }
    }

    @Test("Snapshots at random, one after another, are what is shown")
    func random() {
        scene { stage, source in
            stage.log.isOn = false
            var numbers = SeededNumbers(seed: 21)
            let failures = failureTexts {
                for _ in 0..<Rounds.of(400, share: 4) {
                    var sections: [(Int, [String])] = []
                    var items = (0..<14).map { "i\($0)" }.filter { _ in !numbers.onceIn(3) }
                    for index in items.indices { items.swapAt(index, numbers.next(below: items.count)) }
                    for section in (0..<4).filter({ _ in !numbers.onceIn(3) }) {
                        let count = numbers.next(below: 5)
                        sections.append((section, Array(items.prefix(count))))
                        items.removeFirst(min(count, items.count))
                    }
                    if numbers.onceIn(2) { sections.reverse() }
                    var next = snapshot(sections)
                    let all = next.itemIdentifiers
                    if !all.isEmpty, numbers.onceIn(2) { next.reloadItems([numbers.element(of: all)]) }
                    if let first = sections.first, numbers.onceIn(4) { next.reloadSections([first.0]) }
                    source.apply(next, animatingDifferences: !numbers.onceIn(3))
                    for row in stage.table.visibleRows {
                        #expect(row.cell.textLabel?.text == sections[row.path.section].1[row.path.row])
                    }
                    #expect(stage.table.numberOfSections == sections.count)
                    if numbers.onceIn(2) { stage.lapse(numbers.next(below: 500)) }
                }
            }
            #expect(failures == [])
        }
    }
}
