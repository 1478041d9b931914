import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// A snapshot as these tests have it.
typealias NumberSnapshot = NSDiffableDataSourceSnapshot<String, Int>

@Suite("Snapshots of data sources") struct DiffableSnapshotTests {
    private func numbers() -> NumberSnapshot {
        var snapshot = NumberSnapshot()
        snapshot.appendSections(["even", "odd"])
        snapshot.appendItems([2, 4, 6], toSection: "even")
        snapshot.appendItems([1, 3])
        return snapshot
    }

    private func rows(_ snapshot: NumberSnapshot) -> [String] {
        snapshot.sectionIdentifiers.map { section in
            let items = snapshot.itemIdentifiers(inSection: section).map(String.init)
            return "\(section): \(items.joined(separator: " "))"
        }
    }

    @Test("A snapshot knows its sections and items and their indices")
    func queries() {
        let snapshot = numbers()
        #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
        #expect(snapshot.numberOfItems(inSection: "odd") == 2)
        #expect(snapshot.sectionIdentifiers == ["even", "odd"])
        #expect(snapshot.itemIdentifiers == [2, 4, 6, 1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "even") == [2, 4, 6])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "odd")
        #expect(snapshot.sectionIdentifier(containingItem: 5) == nil)
        #expect(snapshot.indexOfItem(3) == 4 && snapshot.indexOfItem(5) == nil)
        #expect(snapshot.indexOfSection("odd") == 1 && snapshot.indexOfSection("none") == nil)
        #expect(snapshot.indexPath(ofItem: 3) == IndexPath(item: 1, section: 1))
        #expect(snapshot.indexPath(ofItem: 5) == nil)
        #expect(snapshot.itemIdentifier(at: IndexPath(item: 2, section: 0)) == 6)
        #expect(snapshot.itemIdentifier(at: IndexPath(item: 3, section: 0)) == nil)
        #expect(snapshot.itemIdentifier(at: IndexPath(item: -1, section: 0)) == nil)
        #expect(snapshot.itemIdentifier(at: IndexPath()) == nil)
        #expect(snapshot.sectionIdentifier(at: 1) == "odd" && snapshot.sectionIdentifier(at: 2) == nil)
        #expect(snapshot.numberOfItems(inSectionAt: 0) == 3 && snapshot.numberOfItems(inSectionAt: -1) == 0)
    }

    static let changeCases:
        [(change: String, run: @Sendable (inout NumberSnapshot) -> Void, rows: [String])] = [
            (
                "append sections", { $0.appendSections(["a", "b"]) },
                ["even: 2 4 6", "odd: 1 3", "a: ", "b: "]
            ),
            (
                "sections before", { $0.insertSections(["a", "b"], beforeSection: "odd") },
                ["even: 2 4 6", "a: ", "b: ", "odd: 1 3"]
            ),
            (
                "sections after", { $0.insertSections(["a", "b"], afterSection: "even") },
                ["even: 2 4 6", "a: ", "b: ", "odd: 1 3"]
            ),
            ("delete a section", { $0.deleteSections(["even", "none"]) }, ["odd: 1 3"]),
            (
                "section before", { $0.moveSection("odd", beforeSection: "even") },
                ["odd: 1 3", "even: 2 4 6"]
            ),
            ("section after", { $0.moveSection("even", afterSection: "odd") }, ["odd: 1 3", "even: 2 4 6"]),
            ("append items", { $0.appendItems([8], toSection: "even") }, ["even: 2 4 6 8", "odd: 1 3"]),
            ("items before", { $0.insertItems([7, 8], beforeItem: 2) }, ["even: 7 8 2 4 6", "odd: 1 3"]),
            ("items after", { $0.insertItems([7, 8], afterItem: 1) }, ["even: 2 4 6", "odd: 1 7 8 3"]),
            ("delete items", { $0.deleteItems([2, 6, 3, 9]) }, ["even: 4", "odd: 1"]),
            ("item before", { $0.moveItem(3, beforeItem: 4) }, ["even: 2 3 4 6", "odd: 1"]),
            ("item after", { $0.moveItem(2, afterItem: 3) }, ["even: 4 6", "odd: 1 3 2"]),
            ("delete all", { $0.deleteAllItems() }, []),
            ("no items", { $0.appendItems([]) }, ["even: 2 4 6", "odd: 1 3"]),
        ]

    @Test("Sections and items are inserted, deleted and moved", arguments: changeCases.indices)
    func changes(index: Int) {
        let (_, change, expected) = Self.changeCases[index]
        var snapshot = numbers()
        _ = snapshot.indexOfItem(2)
        change(&snapshot)
        #expect(rows(snapshot) == expected)
        let items = snapshot.itemIdentifiers
        #expect(items.map { snapshot.indexOfItem($0) } == Array(items.indices))
        #expect(snapshot.numberOfItems == items.count)
    }

    @Test("A copy stays as it is when the original changes, and the other way round")
    func value() {
        var snapshot = numbers()
        let copy = snapshot
        snapshot.deleteItems([2])
        #expect(copy.indexOfItem(4) == 1 && snapshot.indexOfItem(4) == 0 && copy.indexOfItem(3) == 4)
        #expect(rows(copy) == rows(numbers()))
    }

    @Test("Items to reload and reconfigure are kept in the order of marking")
    func marks() {
        var snapshot = numbers()
        snapshot.reloadItems([4, 2])
        snapshot.reloadItems([1, 4])
        snapshot.reconfigureItems([3, 2])
        snapshot.reloadSections(["odd", "even"])
        #expect(snapshot.reloadedItemIdentifiers == [4, 2, 1])
        #expect(snapshot.reconfiguredItemIdentifiers == [3, 2])
        #expect(snapshot.reloadedSectionIdentifiers == ["odd", "even"])
        snapshot.deleteItems([4])
        snapshot.moveItem(2, afterItem: 1)
        snapshot.deleteSections(["even"])
        #expect(snapshot.reloadedItemIdentifiers == [2, 1])
        #expect(snapshot.reloadedSectionIdentifiers == ["odd"])
        snapshot.appendItems([4])
        #expect(snapshot.reloadedItemIdentifiers == [2, 1])
        snapshot.removeMarks()
        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty)
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    static let failureCases: [(run: @Sendable (inout NumberSnapshot) -> Void, text: String)] = [
        (
            { $0.appendItems([7, 8, 7]) },
            "Identifiers of items must be unique, but 7 is given more than once. The snapshot is unchanged."
        ),
        (
            { $0.appendSections(["a", "a", "b", "b"]) },
            "Identifiers of sections must be unique, but \"a\", \"b\" are given more than once."
                + " The snapshot is unchanged."
        ),
        (
            { $0.appendSections(["odd"]) },
            "The snapshot has the section \"odd\" already, and identifiers must be unique. It is unchanged."
        ),
        (
            { $0.appendItems([7], toSection: "none") },
            "The snapshot has no section \"none\" to append to."
        ),
        (
            { $0.insertSections(["a"], beforeSection: "none") },
            "The snapshot has no section \"none\" to insert before."
        ),
        (
            { $0.insertSections(["a"], afterSection: "none") },
            "The snapshot has no section \"none\" to insert after."
        ),
        (
            { $0.insertItems([7], beforeItem: 9) },
            "The snapshot has no item 9 to insert before."
        ),
        (
            { $0.insertItems([7], afterItem: 9) },
            "The snapshot has no item 9 to insert after."
        ),
        (
            { $0.insertItems([7, 2], afterItem: 2) },
            "The item 2 cannot be moved next to itself. The snapshot is unchanged."
        ),
        ({ $0.moveItem(9, afterItem: 2) }, "The snapshot has no item 9 to move."),
        ({ $0.moveItem(2, afterItem: 9) }, "The snapshot has no item 9 to move next to."),
        (
            { $0.moveItem(2, beforeItem: 2) },
            "The item 2 cannot be moved next to itself. The snapshot is unchanged."
        ),
        (
            { $0.moveSection("odd", beforeSection: "odd") },
            "The section \"odd\" cannot be moved next to itself. The snapshot is unchanged."
        ),
        (
            { $0.moveSection("none", afterSection: "odd") },
            "The snapshot has no section \"none\" to move."
        ),
        (
            { $0.reloadItems([11, 12, 13, 14, 15, 16, 17]) },
            "The snapshot has none of the items 11, 12, 13, 14, 15 and 2 more to reload."
        ),
        (
            { $0.reconfigureItems([9]) },
            "The snapshot has no item 9 to reconfigure."
        ),
        (
            { $0.reloadSections(["none"]) },
            "The snapshot has no section \"none\" to reload."
        ),
        (
            { _ = $0.numberOfItems(inSection: "none") },
            "The snapshot has no section \"none\" to count the items of."
        ),
        (
            { _ = $0.itemIdentifiers(inSection: "none") },
            "The snapshot has no section \"none\" to list the items of."
        ),
        (
            { $0.appendItems([7], toSection: String(repeating: "x", count: 100)) },
            "The snapshot has no section \"" + String(repeating: "x", count: 78)
                + "… to append to."
        ),
    ]

    @Test(
        "A misuse of a snapshot that ends the program in UIKit is a failure, and changes nothing",
        arguments: failureCases.indices)
    func failures(index: Int) {
        let (run, text) = Self.failureCases[index]
        var snapshot = numbers()
        let failures = FailureCollector.failures { run(&snapshot) }
        #expect(failures.map(\.text) == [text])
        #expect(rows(snapshot) == rows(numbers()))
    }

    @Test("Items without a section are a failure")
    func noSections() {
        var snapshot = NumberSnapshot()
        let failures = FailureCollector.failures { snapshot.appendItems([1]) }
        #expect(
            failures.map(\.text) == [
                "The snapshot has no sections, so no items can be appended: append a section first."
            ])
        #expect(snapshot.numberOfItems == 0)
    }

    @Test("Existing items that are added again are moved, with a warning")
    func present() {
        withKnownIssue {
            var snapshot = numbers()
            snapshot.insertItems([6, 8, 1], beforeItem: 4)
            #expect(rows(snapshot) == ["even: 2 6 8 1 4", "odd: 3"])
            snapshot.appendItems([2])
            #expect(rows(snapshot) == ["even: 6 8 1 4", "odd: 3 2"])
        } matching: { issue in
            issue.severity == .warning
        }
    }

    @Test("Deleted identifiers are released")
    func letsGo() {
        final class Model: Hashable, Sendable {
            static func == (left: Model, right: Model) -> Bool { left === right }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Model>()
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            snapshot.appendSections([0])
            snapshot.appendItems([model])
            snapshot.deleteItems([model])
        }
        #expect(gone == nil && snapshot.numberOfItems == 0)
    }

    @Test("Thousands of items are inserted, moved and deleted one by one")
    func many() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([0], toSection: 0)
        let half = Rounds.of(50_000, share: 10)
        let last = 2 * half - 1
        for item in 1...last { snapshot.insertItems([item], beforeItem: item / 2) }
        for item in 0..<half { snapshot.moveItem(item, afterItem: item + half) }
        #expect(snapshot.numberOfItems == 2 * half)
        let items = snapshot.itemIdentifiers
        #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
        for item in 0..<last { snapshot.deleteItems([item]) }
        #expect(snapshot.itemIdentifiers == [last])
    }
}
