/// The items of a behavior, each once, in the order in which they were added.
@MainActor
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) {
        for item in items { add(item) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

    /// Adds an item; returns whether it is new.
    @discardableResult
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        if contains(item) { return false }
        all.append(item)
        return true
    }

    /// Removes an item; returns whether it was there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        let count = all.count
        all.removeAll { $0 === item }
        return all.count < count
    }
}
