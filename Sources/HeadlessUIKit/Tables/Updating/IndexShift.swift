import Foundation

/// Where things in a row come to be when some of them are taken out and others put in.
///
/// Those that stay fill, in their order, the places that are left for them.
struct IndexShift {
    /// The old places of what was taken out, and the new ones of what was put in; both in order.
    private let removed: [Int]
    private let placed: [Int]

    init(removed: [Int] = [], placed: [Int] = []) {
        self.removed = removed.sorted()
        self.placed = placed.sorted()
    }

    /// Where something comes to be; `nil` for what was taken out.
    ///
    /// - Complexity: O(log *k*) in what is taken out and put in.
    func newIndex(of old: Int) -> Int? {
        let before = Self.count(of: removed, below: old)
        if before < removed.count, removed[before] == old { return nil }
        return Self.place(ofRank: old - before, among: placed)
    }

    /// Where something was; `nil` for what was put in.
    func oldIndex(of new: Int) -> Int? {
        let before = Self.count(of: placed, below: new)
        if before < placed.count, placed[before] == new { return nil }
        return Self.place(ofRank: new - before, among: removed)
    }

    /// How many numbers of a sorted list are below another.
    private static func count(of numbers: [Int], below limit: Int) -> Int {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The place that is free and has that many free ones before it.
    private static func place(ofRank rank: Int, among taken: [Int]) -> Int {
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}
