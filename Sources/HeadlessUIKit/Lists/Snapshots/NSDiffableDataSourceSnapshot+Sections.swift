extension NSDiffableDataSourceSnapshot {
    /// Appends sections.
    ///
    /// A duplicate section, or one that exists already, is a failure, and nothing is added.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        putSections(identifiers, at: .end(ofList: 0))
    }

    /// Inserts sections before another one.
    ///
    /// A duplicate section, one that exists already, or a reference section that does not exist is a failure, and
    /// nothing is added.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = knownSection(toIdentifier, "insert before") else { return }
        putSections(identifiers, at: .before(other))
    }

    /// Inserts sections after another one.
    ///
    /// A duplicate section, one that exists already, or a reference section that does not exist is a failure, and
    /// nothing is added.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = knownSection(toIdentifier, "insert after") else { return }
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
        guard let other = otherSection(than: identifier, toIdentifier) else { return }
        sections.put([identifier], at: .before(other))
        orderChanged()
    }

    /// Moves a section with its items after another one; a failure if one does not exist or both are the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = otherSection(than: identifier, toIdentifier) else { return }
        sections.put([identifier], at: .after(other))
        orderChanged()
    }

    /// Marks sections to be reloaded with their items; one that does not exist is a failure, and the others are
    /// marked.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        let unknown = identifiers.filter { sections.number(of: $0) == nil }
        if !unknown.isEmpty { SnapshotFailure.unknown(unknown, .section, "reload").record() }
        for identifier in identifiers {
            if let number = sections.number(of: identifier) { sections.mark(number, \.reload) }
        }
    }

    private mutating func putSections(
        _ identifiers: [SectionIdentifierType],
        at place: IdentifierLists<SectionIdentifierType>.Place
    ) {
        let repeated = identifiers.repeated
        guard repeated.isEmpty else {
            SnapshotFailure.repeated(repeated, .section).record()
            return
        }
        let present = identifiers.filter { sections.number(of: $0) != nil }
        guard present.isEmpty else {
            SnapshotFailure.present(present, .section).record()
            return
        }
        sections.put(identifiers, at: place)
        orderChanged()
    }

    private func otherSection(
        than identifier: SectionIdentifierType, _ other: SectionIdentifierType
    ) -> Int? {
        guard knownSection(identifier, "move") != nil else { return nil }
        guard identifier != other else {
            SnapshotFailure.besideItself(identifier, .section).record()
            return nil
        }
        return knownSection(other, "move next to")
    }

    /// Returns the number of a section; records a failure if it does not exist.
    func knownSection(_ identifier: SectionIdentifierType, _ request: String) -> Int? {
        if let number = sections.number(of: identifier) { return number }
        SnapshotFailure.unknown([identifier], .section, request).record()
        return nil
    }
}
