import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// The arithmetic of updates, which knows nothing of views.
@Suite("Arithmetic of batch updates") struct BatchUpdateTests {
    private static func path(_ section: Int, _ item: Int) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test("Elements keep their order around removals and insertions, in both directions")
    func shift() {
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<2000 {
            let old = Array(0..<numbers.next(below: 12))
            let removed = old.filter { _ in numbers.onceIn(3) }
            var list = old.filter { !removed.contains($0) }.map { Optional($0) }
            var placed: [Int] = []
            for place in 0..<(list.count + 4) where place <= list.count && numbers.onceIn(4) {
                list.insert(nil, at: place)
                placed.append(place)
            }
            let shift = IndexShift(removing: removed, placing: placed)
            for (new, value) in list.enumerated() { #expect(shift.old(new) == value) }
            for index in old { #expect(shift.new(index) == list.firstIndex(of: index)) }
        }
    }

    @Test(
        "Changes that do not match are refused, with the numbers",
        arguments: [
            (
                [BatchUpdate.Change.deleteItem(path(0, 0))], [3], [3],
                "section 0 had 3 items, and now it has 3; the changes of the batch lead to 2: delete 0·0."
                    + " Either the data still have the item that the batch removes, or an insertion of 1 item is"
                    + " missing"
            ),
            (
                [.moveItem(path(0, 0), to: path(1, 0))], [2, 2], [2, 3],
                "section 0 had 2 items, and now it has 2; the changes of the batch lead to 1: move 0·0 to 1·0."
                    + " Either the data still have the item that the batch removes, or an insertion of 1 item is"
                    + " missing"
            ),
            (
                [.insertSection(0)], [1], [1],
                "there was 1 section, and now there is 1; the changes of the batch lead to 2: insert section 0."
                    + " Either the data lack the section that the batch adds, or a deletion of 1 section is missing"
            ),
            (
                [.deleteItem(path(0, 3))], [3], [2],
                "delete item 0·3, but before the update section 0 had 3 items"
            ),
            (
                [.insertItem(path(0, 4))], [3], [4],
                "insert item 0·4, but after the update section 0 has 4 items"
            ),
            (
                [.insertItem(path(2, 0))], [3], [4],
                "insert item 2·0, but after the update there is 1 section"
            ),
            (
                [.reloadItem(path(0, -1))], [3], [3],
                "reload item 0·-1, but before the update section 0 had 3 items"
            ),
            (
                [.reconfigureItem(IndexPath(index: 0))], [3], [3],
                "reconfigure item 0, but items have an index path of two numbers"
            ),
            (
                [.deleteItem(path(0, 1)), .deleteItem(path(0, 1))], [3], [1],
                "item 0·1 is to be deleted and deleted again"
            ),
            (
                [.insertItem(path(0, 1)), .insertItem(path(0, 1))], [3], [5],
                "item 0·1 is to be inserted and inserted again"
            ),
            (
                [.deleteItem(path(0, 1)), .moveItem(path(0, 1), to: path(0, 0))], [3], [2],
                "item 0·1 is to be deleted and moved"
            ),
            (
                [.deleteItem(path(0, 1)), .reloadItem(path(0, 1))], [3], [2],
                "item 0·1 is to be deleted and reloaded"
            ),
            (
                [.insertItem(path(0, 1)), .moveItem(path(0, 0), to: path(0, 1))], [3], [4],
                "item 0·1 is to be inserted and the target of a move"
            ),
            (
                [.deleteSection(4)], [3], [],
                "delete section 4, but before the update there was 1 section"
            ),
            (
                [.insertSection(4)], [3], [3, 1],
                "insert section 4, but after the update there are 2 sections"
            ),
            (
                [.reloadSection(7)], [3], [3],
                "reload section 7, but before the update there was 1 section"
            ),
            (
                [.deleteSection(0), .reloadSection(0)], [3, 1], [1],
                "section 0 is to be deleted and reloaded"
            ),
            (
                [.moveSection(0, to: 1), .insertSection(1)], [3, 1], [1, 3, 3],
                "section 1 is to be the target of a move and inserted"
            ),
            (
                [.reloadItem(path(0, 0)), .moveItem(path(0, 0), to: path(0, 1))], [3], [3],
                "item 0·0 is to be reloaded and moved"
            ),
            (
                [
                    .reloadItem(path(0, 0)), .reconfigureItem(path(0, 0)),
                    .moveItem(path(0, 0), to: path(0, 1)),
                ],
                [3], [3], "item 0·0 is to be reloaded and moved"
            ),
            (
                [.reconfigureItem(path(0, 0)), .deleteItem(path(0, 0))], [3], [2],
                "item 0·0 is to be reconfigured and deleted"
            ),
            (
                [.moveSection(0, to: 1), .reloadSection(0)], [3, 1], [1, 3],
                "section 0 is to be moved and reloaded"
            ),
            (
                [.deleteSection(0), .deleteSection(0)], [3, 1], [],
                "section 0 is to be deleted and deleted again"
            ),
        ] as [([BatchUpdate.Change], [Int], [Int], String)])
    func refused(changes: [BatchUpdate.Change], old: [Int], new: [Int], reason: String) {
        let update = BatchUpdate(changes: changes)
        guard case .failure(let problem) = update.resolved(from: old, to: new) else {
            Issue.record("It was accepted")
            return
        }
        #expect(
            problem.text(of: "the list", item: "item")
                == "Invalid update of the list: \(reason). The view was reloaded instead.")
        let row = reason.replacing("items", with: "rows").replacing("item ", with: "row ")
        #expect(
            problem.text(of: "the list", item: "row")
                == "Invalid update of the list: \(row). The view was reloaded instead.")
    }

    @Test("Reconfigured items may move, and reloading may be requested twice")
    func accepted() throws {
        let (path, other) = (Self.path(0, 0), Self.path(0, 2))
        let orders: [[BatchUpdate.Change]] = [
            [.reconfigureItem(path), .moveItem(path, to: other), .reloadItem(other), .reloadItem(other)],
            [
                .reloadItem(other), .moveItem(path, to: other), .reconfigureItem(path),
                .reconfigureItem(other),
            ],
        ]
        for changes in orders {
            let map = try BatchUpdate(changes: changes).resolved(from: [3], to: [3]).get()
            #expect(map.newIndexPath(of: path) == other && map.newIndexPath(of: other) == Self.path(0, 1))
            #expect(map.reconfiguredItems.contains(path) && map.reloadedItems == [other])
        }
    }

    @Test("Random updates lead where a plain list of lists leads")
    func againstModel() throws {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<Rounds.of(10_000, share: 10) {
            var model = ListModel(&numbers)
            let old = model.sections
            let update = model.change(&numbers)
            let map = try update.resolved(from: old.map(\.count), to: model.sections.map(\.count)).get()
            for (section, items) in model.sections.enumerated() {
                for (item, name) in items.enumerated() {
                    let path = Self.path(section, item)
                    let before = map.oldIndexPath(of: path)
                    #expect(before.map { old[$0.section][$0.item] } == (name < 1000 ? name : nil))
                    if let before { #expect(map.newIndexPath(of: before) == path) }
                }
            }
            let now = Set(model.sections.flatMap { $0 })
            for (section, items) in old.enumerated() {
                for (item, name) in items.enumerated() {
                    #expect((map.newIndexPath(of: Self.path(section, item)) != nil) == now.contains(name))
                }
            }
        }
    }
}
