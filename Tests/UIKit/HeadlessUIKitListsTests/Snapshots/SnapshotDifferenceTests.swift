import FailureReporting
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

@Suite("The difference between two snapshots") struct SnapshotDifferenceTests {
    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> NumberSnapshot {
        var snapshot = NumberSnapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    /// Does to arrays what a difference says, as UIKit documents it for batch updates: what goes is counted in the old
    /// state, what comes in the new one, and comes in ascending order.
    private func apply(_ difference: SnapshotDifference, to old: NumberSnapshot, asking new: NumberSnapshot)
        -> [[Int]]
    {
        var sections: [[Int]?] = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
        var items = sections.map { $0?.map(Optional.some) ?? [] }
        var arriving: [IndexPath: Int] = [:]
        for move in difference.movedItems {
            arriving[move.to] = items[move.from.section][move.from.item]
            items[move.from.section][move.from.item] = nil
        }
        for path in difference.deletedItems { items[path.section][path.item] = nil }
        for path in difference.insertedItems { arriving[path] = new.itemIdentifier(at: path) }
        sections = items.map { $0.compactMap { $0 } }
        var places: [Int: [Int]] = [:]
        for move in difference.movedSections {
            places[move.to] = sections[move.from]
            sections[move.from] = nil
        }
        for section in difference.deletedSections { sections[section] = nil }
        for section in difference.insertedSections {
            places[section] = new.itemIdentifiers(inSection: new.sectionIdentifiers[section])
        }
        var result = sections.compactMap { $0 }
        for (index, section) in places.sorted(by: { $0.key < $1.key }) { result.insert(section, at: index) }
        for (path, item) in arriving.sorted(by: { $0.key < $1.key }) {
            result[path.section].insert(item, at: path.item)
        }
        return result
    }

    @Test("There is no difference between a snapshot and itself")
    func same() {
        let both = snapshot(["a": [1, 2], "b": []])
        #expect(both.difference(from: both) == SnapshotDifference())
        #expect(NumberSnapshot().difference(from: NumberSnapshot()) == SnapshotDifference())
    }

    @Test("An item that goes from last to first is the only one moved")
    func fewMoves() {
        let old = snapshot(["a": Array(0..<1000)])
        let new = snapshot(["a": [999] + Array(0..<999)])
        let difference = new.difference(from: old)
        #expect(difference.movedItems == [.init(from: path(0, 999), to: path(0, 0))])
    }

    @Test("Items are deleted and inserted with their sections, as are items that move across those")
    func withSections() {
        let old = snapshot(["gone": [1, 2, 3], "kept": [4, 5], "other": [6]])
        let new = snapshot(["kept": [1, 5, 6], "come": [4, 2, 9], "other": []])
        let difference = new.difference(from: old)
        var expected = SnapshotDifference()
        expected.deletedSections = [0]
        expected.insertedSections = [1]
        expected.deletedItems = [path(1, 0)]
        expected.insertedItems = [path(0, 0)]
        expected.movedItems = [.init(from: path(2, 0), to: path(0, 2))]
        #expect(difference == expected)
    }

    @Test("Sections move with what is in them")
    func sectionMoves() {
        let old = snapshot(["a": [1], "b": [2], "c": [3]])
        let new = snapshot(["c": [3], "a": [1], "b": [2, 7]])
        var expected = SnapshotDifference()
        expected.movedSections = [.init(from: 2, to: 0)]
        expected.insertedItems = [path(2, 1)]
        #expect(new.difference(from: old) == expected)
    }

    @Test(
        "Reloads have old and new indices, unless their section is reloaded, inserted or deleted"
    )
    func marks() {
        let old = snapshot(["a": [1, 2, 3], "b": [4], "c": [5]])
        var new = snapshot(["c": [6, 5], "a": [3, 1, 8], "d": [4]])
        new.reloadItems([8, 3, 4, 1])
        new.reconfigureItems([1, 5])
        let items = new.difference(from: old)
        #expect(
            items.reloadedItems == [
                .init(from: path(0, 2), to: path(1, 0)), .init(from: path(0, 0), to: path(1, 1)),
            ])
        #expect(items.reconfiguredItems == [.init(from: path(2, 0), to: path(0, 1))])
        #expect(items.reloadedSections.isEmpty)
        new.reloadSections(["d", "a"])
        let sections = new.difference(from: old)
        #expect(sections.reloadedSections == [.init(from: 0, to: 1)])
        #expect(sections.reloadedItems.isEmpty && sections.reconfiguredItems == items.reconfiguredItems)
    }

    @Test("The difference makes the old into the new, whatever they are", arguments: 0..<300)
    func random(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var old = NumberSnapshot()
        var names = ["a", "b", "c", "d", "e", "f"]
        for _ in 0..<numbers.next(below: 6) {
            old.appendSections([names.remove(at: numbers.next(below: names.count))])
        }
        let sections = old.sectionIdentifiers
        if !sections.isEmpty {
            for item in 0..<numbers.next(below: 30) {
                old.appendItems([item], toSection: numbers.element(of: sections))
            }
        }
        var new = old
        for step in 0..<numbers.next(below: 20) { change(&new, step, &numbers) }
        let difference = new.difference(from: old)
        let expected = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
        #expect(apply(difference, to: old, asking: new) == expected)
        // Nothing is told of twice.
        let gone = difference.deletedItems + difference.movedItems.map(\.from)
        #expect(Set(gone).count == gone.count)
        #expect(gone.allSatisfy { !difference.deletedSections.contains($0.section) })
        let come = difference.insertedItems + difference.movedItems.map(\.to)
        #expect(come.allSatisfy { !difference.insertedSections.contains($0.section) })
        let none = new.difference(from: new)
        #expect(none.deletedSections.isEmpty && none.insertedSections.isEmpty && none.movedSections.isEmpty)
        #expect(none.deletedItems.isEmpty && none.insertedItems.isEmpty && none.movedItems.isEmpty)
    }

    private func change(_ snapshot: inout NumberSnapshot, _ step: Int, _ numbers: inout SeededNumbers) {
        let sections = snapshot.sectionIdentifiers
        let items = snapshot.itemIdentifiers
        guard let section = sections.isEmpty ? nil : numbers.element(of: sections) else {
            snapshot.appendSections(["new \(step)"])
            return
        }
        let other = numbers.element(of: sections)
        guard let item = items.isEmpty ? nil : numbers.element(of: items) else {
            snapshot.appendItems([1000 + step, 2000 + step], toSection: section)
            return
        }
        let next = numbers.element(of: items)
        switch numbers.next(below: 10) {
        case 0: snapshot.insertSections(["new \(step)"], beforeSection: section)
        case 1: snapshot.deleteSections([section])
        case 2: if section != other { snapshot.moveSection(section, afterSection: other) }
        case 3: snapshot.insertItems([1000 + step], afterItem: item)
        case 4: snapshot.deleteItems([item, next])
        case 5: snapshot.appendItems([1000 + step], toSection: section)
        default: if item != next { snapshot.moveItem(item, beforeItem: next) }
        }
    }

    @Test("The longest increasing subsequence is as long as brute force finds it", arguments: 0..<100)
    func longest(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var values = Array(0..<numbers.next(below: 11))
        for index in values.indices { values.swapAt(index, numbers.next(below: values.count)) }
        let mask = LongestIncreasingSubsequence.mask(of: values)
        let kept = zip(values, mask).filter(\.1).map(\.0)
        #expect(kept == kept.sorted())
        let best = (0..<(1 << values.count)).map { choice -> Int in
            let chosen = values.indices.filter { choice & (1 << $0) != 0 }.map { values[$0] }
            return chosen == chosen.sorted() ? chosen.count : 0
        }.max()
        #expect(kept.count == best)
    }
}
