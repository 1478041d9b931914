/// The content of one section of a collection view, as an outline: items with child items that can be collapsed.
///
/// A snapshot is a value. New items are collapsed: their children are not visible until they are expanded.
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
/// Mistakes that end the program in UIKit are failures here, and the snapshot is unchanged: a duplicate item, one
/// that exists already, and one that does not exist. Deleting an item that does not exist does nothing.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The root items in list 0, the children of the item with number *n* in list *n* + 1.
    var tree = IdentifierLists<ItemIdentifierType>()
    var expanded: Set<Int> = []
    private var counted = CountedOnce<SectionSnapshotOrder>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Items

    /// All items, parents before their children.
    ///
    /// - Complexity: O(*n*) in the items.
    public var items: [ItemIdentifierType] { tree.identifiers(order.items) }

    /// The root items.
    ///
    /// - Complexity: O(*n*) in these items.
    public var rootItems: [ItemIdentifierType] { tree.identifiers(in: 0) }

    /// The items whose ancestors are all expanded, parents before their children.
    ///
    /// - Complexity: O(*n*) in all items after a change, else in these items.
    public var visibleItems: [ItemIdentifierType] { tree.identifiers(order.visibleItems) }

    /// Returns whether an item exists.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.number(of: item) != nil }

    /// Returns the index of an item in ``items``; `nil` if it does not exist.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func index(of item: ItemIdentifierType) -> Int? {
        tree.number(of: item).map { order.positions[$0] }
    }

    /// Returns the number of ancestors of an item: 0 for a root item, and for one that does not exist.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func level(of item: ItemIdentifierType) -> Int {
        known(item, "return the level of").map { order.levels[$0] } ?? 0
    }

    /// Returns the parent of an item; `nil` for a root item, and for one that does not exist.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let number = known(child, "return the parent of"), tree.nodes[number].list > 0 else {
            return nil
        }
        return tree.nodes[tree.nodes[number].list - 1].identifier
    }

    /// Returns whether an item is expanded, so that its children are visible when it is; `false` if it does not exist.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        known(item, "check for expansion").map { expanded.contains($0) } ?? false
    }

    /// Returns whether all ancestors of an item are expanded; `false` if it does not exist.
    ///
    /// - Complexity: O(*n*) in the item's ancestors.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var number = known(item, "check for visibility") else { return false }
        while tree.nodes[number].list > 0 {
            number = tree.nodes[number].list - 1
            if !expanded.contains(number) { return false }
        }
        return true
    }

    /// The outline as text, a line for each item: `+` collapsed, `-` expanded, `*` without children.
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

    /// Visits a chain of siblings and their descendants, parents before their children.
    func walk(from first: Int, _ visit: (_ number: Int, _ level: Int, _ isVisible: Bool) -> Void) {
        // A list of next siblings instead of recursion, so that deep outlines do not overflow the stack.
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

    mutating func orderChanged() {
        CountedOnce.forget(&counted)
    }

    /// Returns the number of an item; records a failure if it does not exist.
    func known(_ item: ItemIdentifierType, _ request: String) -> Int? {
        tree.known(item, .item, request)
    }
}

/// The cached order of a section snapshot, in numbers of ``IdentifierLists``.
struct SectionSnapshotOrder: Sendable {
    var items: [Int] = []
    var visibleItems: [Int] = []
    var positions: [Int] = []
    var levels: [Int] = []
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
