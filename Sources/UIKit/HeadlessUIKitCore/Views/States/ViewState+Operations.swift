// The operations of option sets, for this one alone. Those of the standard library are generic: where they are not
// specialized, as in debug builds and in other modules, each is several calls through tables.
extension ViewState {
    @inlinable package func contains(_ states: ViewState) -> Bool {
        rawValue & states.rawValue == states.rawValue
    }

    @inlinable package func isDisjoint(with states: ViewState) -> Bool { rawValue & states.rawValue == 0 }

    @inlinable package mutating func formUnion(_ states: ViewState) {
        self = ViewState(rawValue: rawValue | states.rawValue)
    }

    @inlinable package mutating func subtract(_ states: ViewState) {
        self = ViewState(rawValue: rawValue & ~states.rawValue)
    }

    /// - Returns: whether the states were added, and those that now hold.
    @inlinable @discardableResult
    package mutating func insert(_ states: ViewState) -> (inserted: Bool, memberAfterInsert: ViewState) {
        let isNew = !contains(states)
        formUnion(states)
        return (isNew, states)
    }

    /// - Returns: those of the states that held.
    @inlinable @discardableResult
    package mutating func remove(_ states: ViewState) -> ViewState? {
        let removed = rawValue & states.rawValue
        subtract(states)
        return removed == 0 ? nil : ViewState(rawValue: removed)
    }
}
