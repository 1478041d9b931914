extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section that exists, by default the last one; existing items are moved.
    ///
    /// - Complexity: O(*n*) in the items that are added.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        if let sectionIdentifier {
            guard let section = sections.known(sectionIdentifier, .section, "append to") else { return }
            putItems(identifiers, at: .end(ofList: section))
        } else if sections.count > 0 {
            putItems(identifiers, at: .end(ofList: sections.ends(of: 0).last))
        } else {
            SnapshotFailure.noSections.record()
        }
    }

    /// Inserts items before another one that exists and is not among them; existing items are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let other = items.known(beforeIdentifier, .item, "insert before") else { return }
        putItems(identifiers, at: .before(other), nextTo: beforeIdentifier)
    }

    /// Inserts items after another one that exists and is not among them; existing items are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let other = items.known(afterIdentifier, .item, "insert after") else { return }
        putItems(identifiers, at: .after(other), nextTo: afterIdentifier)
    }

    /// Deletes items; items that do not exist are skipped.
    ///
    /// - Complexity: O(*n*) in the items that are removed.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            if let number = items.number(of: identifier) { items.remove(number) }
        }
        orderChanged()
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one, possibly in another section; a failure if one does not exist or both are the
    /// same.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        if items.move(identifier, .item, to: IdentifierLists.Place.before, toIdentifier) { orderChanged() }
    }

    /// Moves an item after another one, possibly in another section; a failure if one does not exist or both are the
    /// same.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        if items.move(identifier, .item, to: IdentifierLists.Place.after, toIdentifier) { orderChanged() }
    }

    /// Marks items to be reloaded, each in a new cell; one that does not exist is a failure, and the others
    /// are marked.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        items.mark(identifiers, .item, \.reload, "reload")
    }

    /// Marks items to be reconfigured in their existing cells; one that does not exist is a failure, and the others
    /// are marked.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        items.mark(identifiers, .item, \.reconfigure, "reconfigure")
    }

    /// Removes all marks for reloading and reconfiguring, as a data source does when it has applied the snapshot.
    package mutating func removeMarks() {
        sections.removeMarks()
        items.removeMarks()
    }

    private mutating func putItems(
        _ identifiers: [ItemIdentifierType], at place: IdentifierLists<ItemIdentifierType>.Place,
        nextTo other: ItemIdentifierType? = nil
    ) {
        guard items.checkUnique(identifiers, .item) else { return }
        if let other, identifiers.contains(other) {
            SnapshotFailure.besideItself(other, .item).record()
            return
        }
        let present = items.present(identifiers)
        if !present.isEmpty { SnapshotFailure.warnOfMoving(present) }
        items.put(identifiers, at: place)
        orderChanged()
    }
}
