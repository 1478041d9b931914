extension NSDiffableDataSourceSnapshot {
    /// Appends new sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        putSections(identifiers, at: .end(ofList: 0))
    }

    /// Inserts new sections before another one that exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = sections.known(toIdentifier, .section, "insert before") else { return }
        putSections(identifiers, at: .before(other))
    }

    /// Inserts new sections after another one that exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = sections.known(toIdentifier, .section, "insert after") else { return }
        putSections(identifiers, at: .after(other))
    }

    /// Deletes sections with their items; sections that do not exist are skipped.
    ///
    /// - Complexity: O(*n*) in the sections and the items that are removed.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let section = sections.number(of: identifier) else { continue }
            items.removeAll(in: section)
            sections.remove(section)
        }
        orderChanged()
    }

    /// Moves a section with its items before another one; a failure if one does not exist or both are the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        if sections.move(identifier, .section, to: IdentifierLists.Place.before, toIdentifier) {
            orderChanged()
        }
    }

    /// Moves a section with its items after another one; a failure if one does not exist or both are the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        if sections.move(identifier, .section, to: IdentifierLists.Place.after, toIdentifier) {
            orderChanged()
        }
    }

    /// Marks sections to be reloaded with their items; one that does not exist is a failure, and the others are
    /// marked.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        sections.mark(identifiers, .section, \.reload, "reload")
    }

    private mutating func putSections(
        _ identifiers: [SectionIdentifierType],
        at place: IdentifierLists<SectionIdentifierType>.Place
    ) {
        guard sections.checkUnique(identifiers, .section), sections.checkNew(identifiers, .section) else {
            return
        }
        sections.put(identifiers, at: place)
        orderChanged()
    }
}
