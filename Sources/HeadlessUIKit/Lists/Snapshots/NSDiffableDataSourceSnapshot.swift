import Foundation

/// What a table or a collection shows: sections, and the items in them, by identifiers that are unique.
///
/// A snapshot is a value. It is filled and changed, and then applied to a diffable data source, which shows what
/// became different.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["even", "odd"])
/// snapshot.appendItems([2, 4], toSection: "even")
/// snapshot.appendItems([1, 3])  // to the last section
/// snapshot.moveItem(4, beforeItem: 2)
/// snapshot.itemIdentifiers  // [4, 2, 1, 3]
/// ```
///
/// What UIKit ends the program for is a failure here, and the snapshot stays as it was: an identifier that is given
/// twice, a section that is there already, and a section or an item that is not there. Items that are there already
/// and are put in once more are moved, with a warning; to delete what is not there does nothing.
///
/// Putting in, taking out and moving take the same time in a snapshot of any size. Asking where an item is counts
/// all of them once after a change.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    var sections = IdentifierLists<SectionIdentifierType>()
    /// In lists by the numbers of the sections.
    var items = IdentifierLists<ItemIdentifierType>()
    private var counted = CountedOnce<SnapshotOrder>()

    /// Makes a snapshot of nothing.
    public init() {}

    // MARK: Counting

    /// How many items there are, in all sections.
    public var numberOfItems: Int { items.count }

    /// How many sections there are.
    public var numberOfSections: Int { sections.count }

    /// How many items a section has; a section that is not there is a failure, and has none.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        guard let section = sections.number(of: identifier) else {
            SnapshotFailure.unknown([identifier], .section, "counted in it").record()
            return 0
        }
        return items.ends(of: section).count
    }

    // MARK: Identifying

    /// The sections, in order.
    ///
    /// - Complexity: O(*n*) in the sections.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers(in: 0) }

    /// The items of all sections, in order.
    ///
    /// - Complexity: O(*n*) in the items.
    public var itemIdentifiers: [ItemIdentifierType] { items.identifiers(order.items) }

    /// The items of a section, in order; a section that is not there is a failure, and has none.
    ///
    /// - Complexity: O(*n*) in the items of the section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let section = sections.number(of: identifier) else {
            SnapshotFailure.unknown([identifier], .section, "found in it").record()
            return []
        }
        return items.identifiers(in: section)
    }

    /// The section that an item is in; `nil` for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.number(of: identifier).flatMap { sections.nodes[items.nodes[$0].list].identifier }
    }

    /// Where an item is among the items of all sections; `nil` for one that is not there.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        items.number(of: identifier).map { order.itemPositions[$0] }
    }

    /// Where a section is; `nil` for one that is not there.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.number(of: identifier).map { order.sectionPositions[$0] }
    }

    // MARK: What is to be shown anew

    /// The sections that ``reloadSections(_:)`` was asked for, in the order in which it was.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sections.identifiers(sections.marked(\.reload))
    }

    /// The items that ``reloadItems(_:)`` was asked for, in the order in which it was.
    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        items.identifiers(items.marked(\.reload))
    }

    /// The items that ``reconfigureItems(_:)`` was asked for, in the order in which it was.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        items.identifiers(items.marked(\.reconfigure))
    }

    // MARK: By index

    /// Where an item is, as a section and an item in it; `nil` for one that is not there.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    package func indexPath(ofItem identifier: ItemIdentifierType) -> IndexPath? {
        guard let number = items.number(of: identifier) else { return nil }
        let order = order
        return order.indexPath(at: order.itemPositions[number])
    }

    /// The item at an index path; `nil` out of range.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    package func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
        let order = order
        guard order.sections.indices.contains(indexPath.section) else { return nil }
        let range = order.range(ofSection: indexPath.section)
        guard indexPath.item >= 0, indexPath.item < range.count else { return nil }
        return items.nodes[order.items[range.lowerBound + indexPath.item]].identifier
    }

    /// The section at an index; `nil` out of range.
    package func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        let order = order
        guard order.sections.indices.contains(index) else { return nil }
        return sections.nodes[order.sections[index]].identifier
    }

    /// How many items the section at an index has; 0 out of range.
    package func numberOfItems(inSectionAt index: Int) -> Int {
        let order = order
        return order.sections.indices.contains(index) ? order.range(ofSection: index).count : 0
    }

    // MARK: Order

    /// All sections and items, counted once after each change.
    var order: SnapshotOrder {
        counted { counting() }
    }

    private func counting() -> SnapshotOrder {
        var order = SnapshotOrder()
        order.sections = sections.numbers(in: 0)
        order.sectionPositions = Array(repeating: -1, count: sections.nodes.count)
        order.itemPositions = Array(repeating: -1, count: items.nodes.count)
        order.items.reserveCapacity(items.count)
        order.sectionsOfItems.reserveCapacity(items.count)
        for (position, section) in order.sections.enumerated() {
            order.sectionPositions[section] = position
            for item in items.numbers(in: section) {
                order.itemPositions[item] = order.items.count
                order.items.append(item)
                order.sectionsOfItems.append(position)
            }
            order.starts.append(order.items.count)
        }
        return order
    }

    /// Takes note of a change to what there is, or to its order.
    mutating func orderChanged() {
        CountedOnce.forget(&counted)
    }
}

extension SnapshotOrder {
    /// The index path of the item at a place among all items.
    func indexPath(at position: Int) -> IndexPath {
        let section = sectionsOfItems[position]
        return IndexPath(item: position - starts[section], section: section)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
