extension Array where Element: AnyObject {
    /// The index of an object; both ends are tried first, because lists are dismantled from one of them.
    func indexOfObject(_ object: Element) -> Int? {
        if first === object { return 0 }
        if last === object { return count - 1 }
        // A plain loop: a closure would be checked for the main actor.
        for index in indices where self[index] === object { return index }
        return nil
    }

    mutating func removeObject(_ object: Element) {
        if let index = indexOfObject(object) { remove(at: index) }
    }

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
