import Foundation

/// Numbers at places, and what they add up to up to a place: a Fenwick tree, which is there once it is needed.
struct PrefixSums {
    private var tree: [CGFloat] = []

    /// Adds to the number at a place.
    ///
    /// - Complexity: O(log *n*), and O(*n*) the first time.
    mutating func add(_ amount: CGFloat, at place: Int, of count: Int) {
        guard amount != 0 else { return }
        if tree.count < count + 1 { tree = Array(repeating: 0, count: count + 1) }
        var index = place + 1
        while index < tree.count {
            tree[index] += amount
            index += index & -index
        }
    }

    /// What the numbers before a place add up to.
    ///
    /// - Complexity: O(log *n*).
    func sum(before place: Int) -> CGFloat {
        var sum: CGFloat = 0
        var index = min(place, tree.count - 1)
        while index > 0 {
            sum += tree[index]
            index -= index & -index
        }
        return sum
    }
}
