extension NSDiffableDataSourceSnapshot {
    /// Adds items behind the others of a section, by default the last one; those that are there already are moved.
    ///
    /// An item that is given twice is a failure, as is a section that is not there; nothing is added.
    ///
    /// - Complexity: O(*n*) in the items that are added.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        if let sectionIdentifier {
            guard let section = knownSection(sectionIdentifier, "appended to it") else { return }
            putItems(identifiers, at: .end(ofList: section))
        } else if sections.count > 0 {
            putItems(identifiers, at: .end(ofList: sections.ends(of: 0).last))
        } else {
            SnapshotFailure.noSections.record()
        }
    }

    /// Adds items before another one; those that are there already are moved.
    ///
    /// An item that is given twice is a failure, as is another one that is not there or is among them; nothing is added.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let other = knownItem(beforeIdentifier, "put before it") else { return }
        putItems(identifiers, at: .before(other), nextTo: beforeIdentifier)
    }

    /// Adds items behind another one; those that are there already are moved.
    ///
    /// An item that is given twice is a failure, as is another one that is not there or is among them; nothing is added.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let other = knownItem(afterIdentifier, "put after it") else { return }
        putItems(identifiers, at: .after(other), nextTo: afterIdentifier)
    }

    /// Takes items out; those that are not there are passed over.
    ///
    /// - Complexity: O(*n*) in the items that are taken out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            if let number = items.number(of: identifier) { items.remove(number) }
        }
        orderChanged()
    }

    /// Takes all items and all sections out.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one, also of another section; a failure if either is not there or both are the same.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        guard let other = otherItem(than: identifier, toIdentifier) else { return }
        items.put([identifier], at: .before(other))
        orderChanged()
    }

    /// Moves an item behind another one, also of another section; a failure if either is not there or both are the same.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        guard let other = otherItem(than: identifier, toIdentifier) else { return }
        items.put([identifier], at: .after(other))
        orderChanged()
    }

    /// Has items shown anew, each in a new cell; one that is not there is a failure, and the others are.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        mark(identifiers, \.reload, "reloaded in it")
    }

    /// Has the cells of items set up anew, each in its old cell; one that is not there is a failure, and the others are.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        mark(identifiers, \.reconfigure, "reconfigured in it")
    }

    /// Forgets what is to be reloaded and reconfigured, as a data source does that has applied the snapshot.
    package mutating func removeMarks() {
        sections.removeMarks()
        items.removeMarks()
    }

    private mutating func mark(
        _ identifiers: [ItemIdentifierType],
        _ mark: WritableKeyPath<IdentifierLists<ItemIdentifierType>.Node, Int>, _ request: String
    ) {
        let unknown = identifiers.filter { items.number(of: $0) == nil }
        if !unknown.isEmpty { SnapshotFailure.unknown(unknown, .item, request).record() }
        for identifier in identifiers {
            if let number = items.number(of: identifier) { items.mark(number, mark) }
        }
    }

    private mutating func putItems(
        _ identifiers: [ItemIdentifierType], at place: IdentifierLists<ItemIdentifierType>.Place,
        nextTo other: ItemIdentifierType? = nil
    ) {
        let repeated = identifiers.repeated
        guard repeated.isEmpty else {
            SnapshotFailure.repeated(repeated, .item).record()
            return
        }
        if let other, identifiers.contains(other) {
            SnapshotFailure.besideItself(other, .item).record()
            return
        }
        let present = identifiers.filter { items.number(of: $0) != nil }
        if !present.isEmpty { SnapshotFailure.warnOfMoving(present) }
        items.put(identifiers, at: place)
        orderChanged()
    }

    private func otherItem(than identifier: ItemIdentifierType, _ other: ItemIdentifierType) -> Int? {
        guard knownItem(identifier, "moved") != nil else { return nil }
        guard identifier != other else {
            SnapshotFailure.besideItself(identifier, .item).record()
            return nil
        }
        return knownItem(other, "moved next to it")
    }

    private func knownItem(_ identifier: ItemIdentifierType, _ request: String) -> Int? {
        if let number = items.number(of: identifier) { return number }
        SnapshotFailure.unknown([identifier], .item, request).record()
        return nil
    }
}
