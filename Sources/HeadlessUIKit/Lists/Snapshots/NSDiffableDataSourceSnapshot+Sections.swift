extension NSDiffableDataSourceSnapshot {
    /// Adds sections behind the others.
    ///
    /// One that is given twice or is there already is a failure, and nothing is added.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        putSections(identifiers, at: .end(ofList: 0))
    }

    /// Adds sections before another one.
    ///
    /// One that is given twice or is there already is a failure, as is another one that is not there; nothing is added.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = knownSection(toIdentifier, "put before it") else { return }
        putSections(identifiers, at: .before(other))
    }

    /// Adds sections behind another one.
    ///
    /// One that is given twice or is there already is a failure, as is another one that is not there; nothing is added.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = knownSection(toIdentifier, "put after it") else { return }
        putSections(identifiers, at: .after(other))
    }

    /// Takes sections out, with the items in them; those that are not there are passed over.
    ///
    /// - Complexity: O(*n*) in the sections and the items that are taken out.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let section = sections.number(of: identifier) else { continue }
            items.removeAll(in: section)
            sections.remove(section)
        }
        orderChanged()
    }

    /// Moves a section before another one, with the items in it; a failure if either is not there or both are the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = otherSection(than: identifier, toIdentifier) else { return }
        sections.put([identifier], at: .before(other))
        orderChanged()
    }

    /// Moves a section behind another one, with the items in it; a failure if either is not there or both are the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let other = otherSection(than: identifier, toIdentifier) else { return }
        sections.put([identifier], at: .after(other))
        orderChanged()
    }

    /// Has sections shown anew, with all that is in them; one that is not there is a failure, and the others are.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        let unknown = identifiers.filter { sections.number(of: $0) == nil }
        if !unknown.isEmpty { SnapshotFailure.unknown(unknown, .section, "reloaded in it").record() }
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
        guard knownSection(identifier, "moved") != nil else { return nil }
        guard identifier != other else {
            SnapshotFailure.besideItself(identifier, .section).record()
            return nil
        }
        return knownSection(other, "moved next to it")
    }

    /// The number of a section; records a failure if it is not there.
    func knownSection(_ identifier: SectionIdentifierType, _ request: String) -> Int? {
        if let number = sections.number(of: identifier) { return number }
        SnapshotFailure.unknown([identifier], .section, request).record()
        return nil
    }
}
