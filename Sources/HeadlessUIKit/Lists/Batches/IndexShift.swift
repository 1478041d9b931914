/// Where the elements of a list are after some were taken out and others put in.
///
/// What is neither keeps its order. It costs nothing for what does not change: only the places of what was
/// taken out and put in are stored, sorted.
///
/// ```swift
/// let shift = IndexShift(removing: [0, 2], placing: [1])  // a b c d -> b x d
/// shift.new(3)  // 2
/// shift.old(0)  // 1
/// ```
struct IndexShift: Equatable, Sendable {
    /// The old places of what was taken out, ascending, each once.
    private(set) var removed: [Int] = []
    /// The new places of what was put in, ascending, each once.
    private(set) var placed: [Int] = []

    /// The shift that changes nothing.
    init() {}

    /// The shift for elements at old places taken out and elements at new places put in; a place counts once.
    init(removing removed: some Sequence<Int>, placing placed: some Sequence<Int>) {
        self.removed = Set(removed).sorted()
        self.placed = Set(placed).sorted()
    }

    /// Where the element at an old place is now; `nil` if it was taken out.
    ///
    /// - Complexity: O(log *n*) in the changes.
    func new(_ old: Int) -> Int? { Self.shift(old, without: removed, around: placed) }

    /// Where the element at a new place was; `nil` if it was put in.
    ///
    /// - Complexity: O(log *n*) in the changes.
    func old(_ new: Int) -> Int? { Self.shift(new, without: placed, around: removed) }

    private static func shift(_ index: Int, without gone: [Int], around taken: [Int]) -> Int? {
        let before = gone.firstIndexSorted { $0 >= index }
        if before < gone.count, gone[before] == index { return nil }
        let rank = index - before
        // The place of that rank among those that are not taken.
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension Array {
    /// The first index whose element fulfils a condition that all later ones fulfil too; the count if none does.
    ///
    /// - Complexity: O(log *n*).
    func firstIndexSorted(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
