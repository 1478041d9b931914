/// Maps the indices of a list's elements from before removals and insertions to after them, and back.
///
/// The other elements keep their order, and take no memory: only the indices of removed and inserted elements
/// are stored, sorted.
///
/// ```swift
/// let shift = IndexShift(removing: [0, 2], placing: [1])  // a b c d -> b x d
/// shift.new(3)  // 2
/// shift.old(0)  // 1
/// ```
struct IndexShift: Equatable, Sendable {
    /// The old indices of removed elements, ascending, without duplicates.
    private(set) var removed: [Int] = []
    /// The new indices of inserted elements, ascending, without duplicates.
    private(set) var placed: [Int] = []

    init() {}

    /// Creates a shift from the old indices of removed elements and the new indices of inserted ones.
    init(removing removed: some Sequence<Int>, placing placed: some Sequence<Int>) {
        self.removed = Set(removed).sorted()
        self.placed = Set(placed).sorted()
    }

    /// The new index of an element; `nil` if it was removed.
    ///
    /// - Complexity: O(log *n*) in the changes.
    func new(_ old: Int) -> Int? { Self.shift(old, without: removed, around: placed) }

    /// The old index of an element; `nil` if it was inserted.
    ///
    /// - Complexity: O(log *n*) in the changes.
    func old(_ new: Int) -> Int? { Self.shift(new, without: placed, around: removed) }

    private static func shift(_ index: Int, without gone: [Int], around taken: [Int]) -> Int? {
        let before = gone.firstIndexSorted { $0 >= index }
        if before < gone.count, gone[before] == index { return nil }
        let rank = index - before
        // The index of that rank among those that are not taken.
        return rank + taken.indices.firstSorted { taken[$0] - $0 > rank }
    }
}

extension Range<Int> {
    /// The first number that fulfils a condition which all later ones also fulfil; the upper bound if none does.
    ///
    /// - Complexity: O(log *n*).
    func firstSorted(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Array {
    /// The first index whose element fulfils a condition that all later ones also fulfil; the count if none does.
    ///
    /// - Complexity: O(log *n*).
    func firstIndexSorted(where condition: (Element) -> Bool) -> Int {
        indices.firstSorted { condition(self[$0]) }
    }
}
