/// Notes elements, to tell those that a layout has twice.
///
/// Layouts usually have cells in ascending order, which takes a comparison for each.
struct SeenElements {
    private var isAscending = true
    /// The cells, while they have come in ascending order.
    private var ascending: [ElementKey] = []
    /// All others; and all cells, after one of another order.
    private var others: Set<ElementKey> = []

    mutating func insert(_ key: ElementKey) -> Bool {
        guard isAscending, key.isPlainCell else { return insertOther(key) }
        if let last = ascending.last, !(last < key) {
            isAscending = false
            others.formUnion(ascending)
            ascending = []
            return insertOther(key)
        }
        ascending.append(key)
        return true
    }

    private mutating func insertOther(_ key: ElementKey) -> Bool {
        others.insert(key).inserted
    }
}
