extension EasyPredicate {
    /// Holds if both predicates do.
    public func and(_ other: EasyPredicate) -> EasyPredicate { [self, other].merged(withLogic: .and) }

    /// Holds if one of the predicates does.
    public func or(_ other: EasyPredicate) -> EasyPredicate { [self, other].merged(withLogic: .or) }

    /// Holds if the predicate does not.
    public var not: EasyPredicate { .other("NOT (\(regularString))") }
}

extension Sequence where Element == EasyPredicate {
    /// One predicate for several.
    ///
    /// - Parameter logic: `.and` if all must hold, `.or` if one must, `.not` if they must not all hold.
    /// - Returns: the predicate; of none, one that always holds for `.and`, and never for the others.
    public func merged(withLogic logic: NSCompoundPredicate.LogicalType = .and) -> EasyPredicate {
        let parts = Array(self)
        guard logic != .not else { return parts.merged(withLogic: .and).not }
        guard let first = parts.first else {
            return .other(logic == .and ? "TRUEPREDICATE" : "FALSEPREDICATE")
        }
        if parts.count == 1 { return first }
        let word = logic == .and ? " AND " : " OR "
        return .other(parts.map { "(\($0.regularString))" }.joined(separator: word))
    }

    /// One predicate of Foundation for several; see ``merged(withLogic:)``.
    public func toPredicate(_ logic: NSCompoundPredicate.LogicalType) -> NSCompoundPredicate {
        guard logic == .not else {
            return NSCompoundPredicate(type: logic, subpredicates: map(\.toPredicate))
        }
        return NSCompoundPredicate(notPredicateWithSubpredicate: merged(withLogic: .and).toPredicate)
    }
}
