extension PathSegment {
    /// How well the segment fits the conditions of a test; the heaviest one is tried first.
    ///
    /// Without preconditions it weighs 1. With more of them than the test has conditions it weighs 0, else 5 for each
    /// that is equal to the test's.
    func weight(under conditions: [PreconditionKey: Any]) -> Int {
        if preconditions.isEmpty { return 1 }
        guard preconditions.count <= conditions.count else { return 0 }
        return 5
            * preconditions.count { key, value in
                conditions[key].map { PreconditionValue($0) == PreconditionValue(value) } ?? false
            }
    }
}
