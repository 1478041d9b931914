import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// A snapshot as these tests have it.
typealias FoodSnapshot = NSDiffableDataSourceSectionSnapshot<String>

@Suite("Snapshots of sections") struct SectionSnapshotTests {
    private func food() -> FoodSnapshot {
        var snapshot = FoodSnapshot()
        snapshot.append(["fruit", "nuts"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["red", "green"], to: "apple")
        snapshot.append(["hazel"], to: "nuts")
        return snapshot
    }

    private let whole = """
        + fruit
          + apple
            * red
            * green
          * pear
        + nuts
          * hazel
        """

    @Test("Items have children, which are collapsed at first")
    func queries() {
        var snapshot = food()
        #expect(snapshot.visualDescription() == whole)
        #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "nuts", "hazel"])
        #expect(snapshot.rootItems == ["fruit", "nuts"] && snapshot.visibleItems == ["fruit", "nuts"])
        #expect(snapshot.items.map { snapshot.level(of: $0) } == [0, 1, 2, 2, 1, 0, 1])
        #expect(snapshot.items.map { snapshot.index(of: $0) } == Array(0..<7))
        #expect(snapshot.parent(of: "red") == "apple" && snapshot.parent(of: "fruit") == nil)
        #expect(snapshot.contains("pear") && !snapshot.contains("plum") && snapshot.index(of: "plum") == nil)
        snapshot.expand(["apple"])
        #expect(snapshot.isExpanded("apple") && !snapshot.isVisible("red"))
        #expect(snapshot.visibleItems == ["fruit", "nuts"])
        snapshot.expand(["fruit"])
        #expect(snapshot.isVisible("red") && !snapshot.isVisible("hazel") && snapshot.isVisible("nuts"))
        #expect(snapshot.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts"])
        snapshot.collapse(["apple"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "nuts"])
    }

    @Test("Items are inserted beside others, and deleted with their descendants")
    func editing() {
        var snapshot = food()
        snapshot.insert(["berry", "cherry"], after: "apple")
        snapshot.insert(["grain"], before: "nuts")
        snapshot.delete(["apple", "hazel", "plum"])
        #expect(
            snapshot.visualDescription() == """
                + fruit
                  * berry
                  * cherry
                  * pear
                * grain
                * nuts
                """)
        #expect(!snapshot.contains("red"))
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty && snapshot.visualDescription() == "")
    }

    @Test("An expanded item that was deleted is collapsed when it is added again")
    func again() {
        var snapshot = food()
        snapshot.expand(["apple"])
        snapshot.delete(["apple"])
        snapshot.append(["plum", "apple"])
        #expect(!snapshot.isExpanded("plum") && !snapshot.isExpanded("apple"))
    }

    @Test("A part is a snapshot of its own, and can be inserted elsewhere")
    func parts() {
        var snapshot = food()
        snapshot.expand(["apple", "fruit"])
        let below = snapshot.snapshot(of: "fruit")
        #expect(below.visualDescription() == "- apple\n  * red\n  * green\n* pear")
        let part = snapshot.snapshot(of: "apple", includingParent: true)
        #expect(part.visualDescription() == "- apple\n  * red\n  * green")
        #expect(snapshot.snapshot(of: "pear").items.isEmpty)
        snapshot.delete(["fruit"])
        snapshot.insert(below, after: "hazel")
        #expect(
            snapshot.visualDescription() == "+ nuts\n  * hazel\n  - apple\n    * red\n    * green\n  * pear")
        snapshot.delete(["apple", "pear"])
        snapshot.insert(below, before: "nuts")
        #expect(snapshot.visualDescription() == "- apple\n  * red\n  * green\n* pear\n+ nuts\n  * hazel")
        snapshot.replace(childrenOf: "nuts", using: food().snapshot(of: "nuts", includingParent: false))
        #expect(snapshot.snapshot(of: "nuts").items == ["hazel"])
        snapshot.replace(childrenOf: "apple", using: FoodSnapshot())
        #expect(snapshot.items == ["apple", "pear", "nuts", "hazel"])
    }

    static let failureCases: [(run: @Sendable (inout FoodSnapshot) -> Void, text: String)] = [
        (
            { $0.append(["plum", "plum"]) },
            "Identifiers of items must be unique, but \"plum\" is given more than once. The snapshot is unchanged."
        ),
        (
            { $0.append(["plum", "pear", "red"]) },
            "The snapshot has the items \"pear\", \"red\" already, and identifiers must be unique. It is unchanged."
        ),
        (
            { $0.append(["plum"], to: "stone") },
            "The snapshot has no item \"stone\" to append to."
        ),
        (
            { $0.insert(["plum"], before: "stone") },
            "The snapshot has no item \"stone\" to insert before."
        ),
        (
            { $0.insert($0, after: "pear") },
            "The snapshot has the items \"fruit\", \"apple\", \"red\", \"green\", \"pear\" and 2 more already,"
                + " and identifiers must be unique. It is unchanged."
        ),
        (
            { $0.replace(childrenOf: "nuts", using: $0.snapshot(of: "apple")) },
            "The snapshot has the items \"red\", \"green\" already, and identifiers must be unique. It is unchanged."
        ),
        ({ $0.expand(["plum"]) }, "The snapshot has no item \"plum\" to expand."),
        ({ $0.collapse(["plum"]) }, "The snapshot has no item \"plum\" to collapse."),
        (
            { _ = $0.level(of: "plum") },
            "The snapshot has no item \"plum\" to return the level of."
        ),
        (
            { _ = $0.parent(of: "plum") },
            "The snapshot has no item \"plum\" to return the parent of."
        ),
        (
            { _ = $0.isVisible("plum") },
            "The snapshot has no item \"plum\" to check for visibility."
        ),
        (
            { _ = $0.isExpanded("plum") },
            "The snapshot has no item \"plum\" to check for expansion."
        ),
        (
            { _ = $0.snapshot(of: "plum") },
            "The snapshot has no item \"plum\" to copy the children of."
        ),
    ]

    @Test(
        "A misuse of a section snapshot that ends UIKit's program is a failure, and changes nothing",
        arguments: failureCases.indices)
    func failures(index: Int) {
        let (run, text) = Self.failureCases[index]
        var snapshot = food()
        let failures = FailureCollector.failures { run(&snapshot) }
        #expect(failures.map(\.text) == [text])
        #expect(snapshot.visualDescription() == whole)
    }

    @Test("A very deep outline is visited, queried and deleted")
    func deep() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([0])
        let count = Rounds.of(100_000, share: 10)
        let last = count - 1
        for level in 1..<count { snapshot.append([level], to: level - 1) }
        snapshot.expand(Array(0..<last))
        #expect(snapshot.visibleItems.count == count && snapshot.level(of: last) == last)
        #expect(snapshot.isVisible(last))
        let part = snapshot.snapshot(of: 10, includingParent: true)
        #expect(part.items.count == count - 10 && part.isVisible(last))
        snapshot.delete([1])
        #expect(snapshot.items == [0])
    }

    @Test("A section snapshot agrees with an outline of plain lists", arguments: 0..<60)
    func random(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        var children: [Int: [Int]] = [-1: []]
        var parents: [Int: Int] = [:]
        func below(_ item: Int) -> [Int] { (children[item] ?? []).flatMap { [$0] + below($0) } }
        for step in 0..<60 {
            let all = below(-1)
            let item = all.isEmpty ? -1 : numbers.element(of: all)
            let parent = parents[item] ?? -1
            switch item < 0 ? 0 : numbers.next(below: 6) {
            case 0, 1:
                snapshot.append([step], to: item < 0 ? nil : item)
                children[item, default: []].append(step)
                parents[step] = item
            case 2:
                snapshot.insert([step], before: item)
                let index = children[parent]?.firstIndex(of: item) ?? 0
                children[parent]?.insert(step, at: index)
                parents[step] = parent
            case 3:
                snapshot.insert([step], after: item)
                let index = children[parent]?.firstIndex(of: item) ?? 0
                children[parent]?.insert(step, at: index + 1)
                parents[step] = parent
            case 4:
                snapshot.expand([item])
            default:
                snapshot.delete([item])
                children[parent]?.removeAll { $0 == item }
            }
            #expect(snapshot.items == below(-1))
        }
    }
}
