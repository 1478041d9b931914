/// The content of a table or collection view: sections and their items, by unique identifiers.
///
/// A snapshot is a value. It is filled, and then applied to a diffable data source, which updates its view with the
/// differences.
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
/// Mistakes that end the program in UIKit are failures here, and the snapshot is unchanged: a duplicate identifier, a
/// section that exists already, and a section or an item that does not exist. Adding an existing item moves it, with
/// a warning; deleting one that does not exist does nothing.
///
/// Inserting, removing and moving an item take the same time in a snapshot of any size. The first lookup of an index
/// after a change counts all items once.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    var sections = IdentifierLists<SectionIdentifierType>()
    /// Each section's items are in the list with the section's number.
    var items = IdentifierLists<ItemIdentifierType>()
    private var counted = CountedOnce<SnapshotOrder>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Counts

    /// The number of items in all sections.
    public var numberOfItems: Int { items.count }

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// Returns the number of items in a section; one that does not exist is a failure, and has none.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections.known(identifier, .section, "count the items of").map { items.ends(of: $0).count } ?? 0
    }

    // MARK: Identifiers

    /// The sections, in order.
    ///
    /// - Complexity: O(*n*) in the sections.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers(in: 0) }

    /// The items of all sections, in order.
    ///
    /// - Complexity: O(*n*) in the items.
    public var itemIdentifiers: [ItemIdentifierType] { items.identifiers(order.items) }

    /// Returns the items of a section, in order; a section that does not exist is a failure, and has none.
    ///
    /// - Complexity: O(*n*) in the items of the section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.known(identifier, .section, "list the items of").map { items.identifiers(in: $0) } ?? []
    }

    /// Returns the section of an item; `nil` if the item does not exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.number(of: identifier).flatMap { sections.nodes[items.nodes[$0].list].identifier }
    }

    /// Returns the index of an item among the items of all sections; `nil` if it does not exist.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        items.number(of: identifier).map { order.itemPositions[$0] }
    }

    /// Returns the index of a section; `nil` if it does not exist.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.number(of: identifier).map { order.sectionPositions[$0] }
    }

    // MARK: Items to reload and reconfigure

    /// The sections marked by ``reloadSections(_:)``, in the order of marking.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sections.identifiers(sections.marked(\.reload))
    }

    /// The items marked by ``reloadItems(_:)``, in the order of marking.
    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        items.identifiers(items.marked(\.reload))
    }

    /// The items marked by ``reconfigureItems(_:)``, in the order of marking.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        items.identifiers(items.marked(\.reconfigure))
    }

    // MARK: Index paths

    /// Returns the index path of an item; `nil` if it does not exist.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    package func indexPath(ofItem identifier: ItemIdentifierType) -> IndexPath? {
        guard let number = items.number(of: identifier) else { return nil }
        let order = order
        return order.indexPath(at: order.itemPositions[number])
    }

    /// Returns the item at an index path; `nil` if it is out of range.
    ///
    /// - Complexity: O(1); O(*n*) in all items the first time after a change.
    package func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
        let order = order
        guard order.sections.indices.contains(indexPath.section) else { return nil }
        let range = order.range(ofSection: indexPath.section)
        guard indexPath.item >= 0, indexPath.item < range.count else { return nil }
        return items.nodes[order.items[range.lowerBound + indexPath.item]].identifier
    }

    /// Returns the section at an index; `nil` if it is out of range.
    package func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        let order = order
        guard order.sections.indices.contains(index) else { return nil }
        return sections.nodes[order.sections[index]].identifier
    }

    /// Returns the number of items in the section at an index; 0 if it is out of range.
    package func numberOfItems(inSectionAt index: Int) -> Int {
        let order = order
        return order.sections.indices.contains(index) ? order.range(ofSection: index).count : 0
    }

    // MARK: Order

    /// The order of all sections and items, computed once after each change.
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

    mutating func orderChanged() {
        CountedOnce.forget(&counted)
    }
}

extension SnapshotOrder {
    func indexPath(at position: Int) -> IndexPath {
        let section = sectionsOfItems[position]
        return IndexPath(item: position - starts[section], section: section)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
