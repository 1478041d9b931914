extension Array where Element: AnyObject {
    /// Whether the array contains an object itself.
    ///
    /// Not `contains(where:)` where events are handled: each call of a closure there checks the main actor.
    func containsObject(_ object: Element) -> Bool {
        for element in self where element === object { return true }
        return false
    }

    /// Whether two arrays contain the same objects in the same order.
    func isIdentical(to other: Self) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] !== other[index] { return false }
        return true
    }
}
