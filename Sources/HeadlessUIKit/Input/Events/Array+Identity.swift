extension Set<UITouch> {
    /// Whether the set contains a touch; mostly it is the only one, which is faster to compare than to hash.
    @MainActor
    func containsObject(_ touch: UITouch) -> Bool {
        guard count == 1, let only = first else { return contains(touch) }
        return only === touch
    }
}

extension [UITouch] {
    /// The touches in a phase; mostly these are all or none, which makes no other list.
    @MainActor
    func all(in phase: UITouch.Phase) -> [UITouch] {
        var count = 0
        for touch in self where touch.phase == phase { count += 1 }
        if count == self.count { return self }
        var all: [UITouch] = []
        if count > 0 { for touch in self where touch.phase == phase { all.append(touch) } }
        return all
    }
}

extension Array where Element: AnyObject {
    /// Removes an object itself.
    mutating func removeObject(_ object: Element) {
        for index in indices where self[index] === object {
            remove(at: index)
            return
        }
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
