import Foundation

/// What one section of a collection shows, as an outline: items with items below them, which can be folded away.
///
/// A snapshot is a value. An item that is put in is collapsed: what is below it is not visible until it is expanded.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Fruit", "Nuts"])
/// snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.visibleItems  // ["Fruit", "Nuts"]
/// snapshot.expand(["Fruit"])
/// snapshot.visibleItems  // ["Fruit", "Apple", "Pear", "Nuts"]
/// ```
///
/// What UIKit ends the program for is a failure here, and the snapshot stays as it was: an item that is given twice or
/// is there already, and one that is not there. To delete what is not there does nothing.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The roots in list 0, the items below the one with number *n* in list *n* + 1.
    var tree = IdentifierLists<ItemIdentifierType>()
    var expanded: Set<Int> = []
    private var counted = CountedOnce<SectionSnapshotOrder>()

    /// Makes a snapshot of nothing.
    public init() {}

    // MARK: Items

    /// All items, each before those below it.
    ///
    /// - Complexity: O(*n*) in the items.
    public var items: [ItemIdentifierType] { tree.identifiers(order.items) }

    /// The items that are below none.
    ///
    /// - Complexity: O(*n*) in these items.
    public var rootItems: [ItemIdentifierType] { tree.identifiers(in: 0) }

    /// The items that are not folded away, each before those below it.
    ///
    /// - Complexity: O(*n*) in all items after a change, else in these items.
    public var visibleItems: [ItemIdentifierType] { tree.identifiers(order.visibleItems) }

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.number(of: item) != nil }

    /// Where an item is among ``items``; `nil` for one that is not there.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func index(of item: ItemIdentifierType) -> Int? {
        tree.number(of: item).map { order.positions[$0] }
    }

    /// How many items an item is below: 0 for a root.
    ///
    /// An item that is not there is a failure, and the answer 0.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func level(of item: ItemIdentifierType) -> Int {
        known(item, "said of its level").map { order.levels[$0] } ?? 0
    }

    /// The item that another one is below; `nil` for a root.
    ///
    /// A child that is not there is a failure, and has none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let number = known(child, "found above it"), tree.nodes[number].list > 0 else { return nil }
        return tree.nodes[tree.nodes[number].list - 1].identifier
    }

    /// Whether what is below an item can be seen whenever the item itself can.
    ///
    /// An item that is not there is a failure, and not expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        known(item, "said of its being expanded").map { expanded.contains($0) } ?? false
    }

    /// Whether all items that an item is below are expanded.
    ///
    /// An item that is not there is a failure, and not visible.
    ///
    /// - Complexity: O(*n*) in the items that it is below.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var number = known(item, "said of its being visible") else { return false }
        while tree.nodes[number].list > 0 {
            number = tree.nodes[number].list - 1
            if !expanded.contains(number) { return false }
        }
        return true
    }

    /// The outline as text, a line for each item: `+` collapsed, `-` expanded, `*` with nothing below it.
    ///
    /// ```
    /// - Fruit
    ///   * Apple
    /// + Nuts
    /// ```
    ///
    /// - Complexity: O(*n*) in the items and their levels, of which the text shows a hundred at most.
    public func visualDescription() -> String {
        let order = order
        let lines = order.items.map { number in
            let mark = tree.ends(of: number + 1).count == 0 ? "*" : expanded.contains(number) ? "-" : "+"
            let indent = String(repeating: "  ", count: min(order.levels[number], 100))
            return "\(indent)\(mark) \(tree.nodes[number].identifier.map { "\($0)" } ?? "")"
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Order

    private var order: SectionSnapshotOrder {
        counted { counting() }
    }

    private func counting() -> SectionSnapshotOrder {
        var order = SectionSnapshotOrder()
        order.positions = Array(repeating: -1, count: tree.nodes.count)
        order.levels = order.positions
        walk(from: tree.ends(of: 0).first) { number, level, isVisible in
            order.positions[number] = order.items.count
            order.levels[number] = level
            order.items.append(number)
            if isVisible { order.visibleItems.append(number) }
        }
        return order
    }

    /// Visits a chain of siblings and all that is below them, each before those below it.
    func walk(from first: Int, _ visit: (_ number: Int, _ level: Int, _ isVisible: Bool) -> Void) {
        // The next sibling on each level, so that a deep outline needs no deep stack.
        var pending = [(number: first, isVisible: true)]
        while let (number, isVisible) = pending.last {
            guard number >= 0 else {
                pending.removeLast()
                continue
            }
            pending[pending.count - 1].number = tree.nodes[number].next
            visit(number, pending.count - 1, isVisible)
            let below = tree.ends(of: number + 1).first
            if below >= 0 { pending.append((below, isVisible && expanded.contains(number))) }
        }
    }

    /// Takes note of a change to what there is, or to its order.
    mutating func orderChanged() {
        CountedOnce.forget(&counted)
    }

    /// The number of an item; records a failure if it is not there.
    func known(_ item: ItemIdentifierType, _ request: String) -> Int? {
        if let number = tree.number(of: item) { return number }
        SnapshotFailure.unknown([item], .item, request).record()
        return nil
    }
}

/// What a section snapshot counts, in numbers of ``IdentifierLists``.
struct SectionSnapshotOrder: Sendable {
    var items: [Int] = []
    var visibleItems: [Int] = []
    /// By number.
    var positions: [Int] = []
    /// By number.
    var levels: [Int] = []
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
