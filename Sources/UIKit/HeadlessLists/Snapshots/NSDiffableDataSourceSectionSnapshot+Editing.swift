extension NSDiffableDataSourceSectionSnapshot {
    /// Appends new items to the children of a parent that exists, by default to the root items.
    ///
    /// - Complexity: O(*n*) in the items that are added.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else {
            put(items, at: .end(ofList: 0))
            return
        }
        guard let number = known(parent, "append to") else { return }
        put(items, at: .end(ofList: number + 1))
    }

    /// Inserts new items before an item that exists, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let number = known(item, "insert before") else { return }
        put(items, at: .before(number))
    }

    /// Inserts new items after an item that exists and its descendants, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let number = known(item, "insert after") else { return }
        put(items, at: .after(number))
    }

    /// Inserts another outline of new items before an item that exists, its root items with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard let number = known(item, "insert before"), tree.checkNew(snapshot.items, .item) else { return }
        graft(snapshot, at: .before(number))
    }

    /// Inserts another outline of new items after an item that exists and its descendants, its root items with the same
    /// parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard let number = known(item, "insert after"), tree.checkNew(snapshot.items, .item) else { return }
        graft(snapshot, at: .after(number))
    }

    /// Replaces the descendants of an item with another outline; one of its items outside of them is a failure.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let number = known(parent, "replace the children of") else { return }
        var replaced = self
        replaced.removeAll(below: number)
        guard replaced.tree.checkNew(snapshot.items, .item) else { return }
        replaced.graft(snapshot, at: .end(ofList: number + 1))
        self = replaced
    }

    /// Deletes items with all of their descendants; items that do not exist are skipped.
    ///
    /// - Complexity: O(*n*) in the items that are removed.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let number = tree.number(of: item) else { continue }
            removeAll(below: number)
            remove(number)
        }
        orderChanged()
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    /// Expands items; one that does not exist is a failure, and the others are expanded.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            if let number = known(item, "expand") { expanded.insert(number) }
        }
        orderChanged()
    }

    /// Collapses items; one that does not exist is a failure, and the others are collapsed.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            if let number = known(item, "collapse") { expanded.remove(number) }
        }
        orderChanged()
    }

    /// Returns the descendants of an item as a snapshot, with their expansion; with the item itself if requested.
    ///
    /// - Complexity: O(*n*) in the items of the new snapshot.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let number = known(parent, "copy the children of") else { return part }
        if includingParent {
            part.append([parent])
            if expanded.contains(number) { part.expand([parent]) }
        }
        let root = includingParent ? part.tree.number(of: parent).map { $0 + 1 } ?? 0 : 0
        part.copy(self, from: tree.ends(of: number + 1).first, at: .end(ofList: root))
        return part
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    private typealias Place = IdentifierLists<ItemIdentifierType>.Place

    private mutating func put(_ items: [ItemIdentifierType], at place: Place) {
        guard tree.checkUnique(items, .item), tree.checkNew(items, .item) else { return }
        tree.put(items, at: place)
        orderChanged()
    }

    private mutating func graft(_ other: NSDiffableDataSourceSectionSnapshot, at place: Place) {
        copy(other, from: other.tree.ends(of: 0).first, at: place)
    }

    /// Copies a chain of siblings from another outline, with all of their descendants.
    private mutating func copy(
        _ other: NSDiffableDataSourceSectionSnapshot, from first: Int, at place: Place
    ) {
        var place = place
        var parents: [Int] = []
        other.walk(from: first) { number, level, _ in
            guard let identifier = other.tree.nodes[number].identifier else { return }
            parents.removeSubrange(min(level, parents.count)...)
            let isRoot = level == 0
            let below = parents.last.map { Place.end(ofList: $0 + 1) } ?? place
            guard let copied = tree.put([identifier], at: isRoot ? place : below).first else { return }
            if isRoot, case .after = place { place = .after(copied) }
            if other.expanded.contains(number) { expanded.insert(copied) }
            parents.append(copied)
        }
        orderChanged()
    }

    private mutating func removeAll(below number: Int) {
        var all: [Int] = []
        walk(from: tree.ends(of: number + 1).first) { number, _, _ in all.append(number) }
        // From the bottom up, so that each has no children when it is removed.
        for number in all.reversed() { remove(number) }
        orderChanged()
    }

    private mutating func remove(_ number: Int) {
        tree.remove(number)
        expanded.remove(number)
    }
}
