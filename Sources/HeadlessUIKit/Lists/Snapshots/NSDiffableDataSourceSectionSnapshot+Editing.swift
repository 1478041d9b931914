extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items behind the others below one, by default behind the roots.
    ///
    /// An item that is given twice or is there already is a failure, as is a parent that is not there; nothing is added.
    ///
    /// - Complexity: O(*n*) in the items that are added.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else {
            put(items, at: .end(ofList: 0))
            return
        }
        guard let number = known(parent, "appended to it") else { return }
        put(items, at: .end(ofList: number + 1))
    }

    /// Adds items before another one, below the same.
    ///
    /// An item that is given twice or is there already is a failure, as is another one that is not there; nothing is
    /// added.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let number = known(item, "put before it") else { return }
        put(items, at: .before(number))
    }

    /// Adds items behind another one and all that is below that, below the same.
    ///
    /// An item that is given twice or is there already is a failure, as is another one that is not there; nothing is
    /// added.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let number = known(item, "put after it") else { return }
        put(items, at: .after(number))
    }

    /// Adds another outline before an item, its roots below the same.
    ///
    /// An item that is there already is a failure, as is one that is not there to put it before; nothing is added.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard let number = known(item, "put before it"), isFree(snapshot.items) else { return }
        graft(snapshot, at: .before(number))
    }

    /// Adds another outline behind an item and all that is below that, its roots below the same.
    ///
    /// An item that is there already is a failure, as is one that is not there to put it after; nothing is added.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard let number = known(item, "put after it"), isFree(snapshot.items) else { return }
        graft(snapshot, at: .after(number))
    }

    /// Puts another outline in the place of what is below an item.
    ///
    /// An item of it that is there already, elsewhere than below the parent, is a failure, as is a parent that is not
    /// there; nothing is replaced.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let number = known(parent, "replaced below it") else { return }
        var replaced = self
        replaced.removeAll(below: number)
        guard replaced.isFree(snapshot.items) else { return }
        replaced.graft(snapshot, at: .end(ofList: number + 1))
        self = replaced
    }

    /// Takes items out with all that is below them; those that are not there are passed over.
    ///
    /// - Complexity: O(*n*) in the items that are taken out.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let number = tree.number(of: item) else { continue }
            removeAll(below: number)
            remove(number)
        }
        orderChanged()
    }

    /// Takes all items out.
    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    /// Shows what is below items; one that is not there is a failure, and the others are expanded.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            if let number = known(item, "expanded in it") { expanded.insert(number) }
        }
        orderChanged()
    }

    /// Folds away what is below items; one that is not there is a failure, and the others are collapsed.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            if let number = known(item, "collapsed in it") { expanded.remove(number) }
        }
        orderChanged()
    }

    /// What is below an item as a snapshot of its own, expanded as it is here; with the item itself if asked for.
    ///
    /// A parent that is not there is a failure, and the snapshot empty.
    ///
    /// - Complexity: O(*n*) in the items of the new snapshot.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let number = known(parent, "taken from below it") else { return part }
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
        let repeated = items.repeated
        guard repeated.isEmpty else {
            SnapshotFailure.repeated(repeated, .item).record()
            return
        }
        guard isFree(items) else { return }
        tree.put(items, at: place)
        orderChanged()
    }

    /// Whether none of the items is there; records a failure else.
    private func isFree(_ items: [ItemIdentifierType]) -> Bool {
        let present = items.filter { tree.number(of: $0) != nil }
        if !present.isEmpty { SnapshotFailure.present(present, .item).record() }
        return present.isEmpty
    }

    private mutating func graft(_ other: NSDiffableDataSourceSectionSnapshot, at place: Place) {
        copy(other, from: other.tree.ends(of: 0).first, at: place)
    }

    /// Copies a chain of siblings out of another outline, with all that is below them.
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
        // From the bottom up, so that each is alone when it is removed.
        for number in all.reversed() { remove(number) }
        orderChanged()
    }

    private mutating func remove(_ number: Int) {
        tree.remove(number)
        expanded.remove(number)
    }
}
