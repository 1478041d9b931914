// Requests by identifiers; what cannot be done for one that does not exist is a failure.
extension IdentifierLists {
    /// Returns the number of an identifier; records a failure if it does not exist.
    func known(_ identifier: Identifier, _ kind: SnapshotFailure.Kind, _ request: String) -> Int? {
        if let number = number(of: identifier) { return number }
        SnapshotFailure.unknown([identifier], kind, request).record()
        return nil
    }

    /// Returns whether identifiers can be inserted together; records a failure if one of them is repeated.
    func checkUnique(_ identifiers: [Identifier], _ kind: SnapshotFailure.Kind) -> Bool {
        let repeated = identifiers.repeated
        if !repeated.isEmpty { SnapshotFailure.repeated(repeated, kind).record() }
        return repeated.isEmpty
    }

    func present(_ identifiers: [Identifier]) -> [Identifier] {
        identifiers.filter { number(of: $0) != nil }
    }

    /// Returns whether none of the identifiers exists; otherwise records a failure.
    func checkNew(_ identifiers: [Identifier], _ kind: SnapshotFailure.Kind) -> Bool {
        let present = present(identifiers)
        if !present.isEmpty { SnapshotFailure.present(present, kind).record() }
        return present.isEmpty
    }

    /// Moves an identifier before or after another one; returns `false` if one does not exist or both are the same.
    mutating func move(
        _ identifier: Identifier, _ kind: SnapshotFailure.Kind, to place: (Int) -> Place, _ other: Identifier
    ) -> Bool {
        guard known(identifier, kind, "move") != nil else { return false }
        guard identifier != other else {
            SnapshotFailure.besideItself(identifier, kind).record()
            return false
        }
        guard let number = known(other, kind, "move next to") else { return false }
        put([identifier], at: place(number))
        return true
    }

    mutating func mark(
        _ identifiers: [Identifier], _ kind: SnapshotFailure.Kind, _ mark: WritableKeyPath<Node, Int>,
        _ request: String
    ) {
        let unknown = identifiers.filter { number(of: $0) == nil }
        if !unknown.isEmpty { SnapshotFailure.unknown(unknown, kind, request).record() }
        for identifier in identifiers {
            if let number = number(of: identifier) { self.mark(number, mark) }
        }
    }
}
