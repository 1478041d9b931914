/// Prefix sums of numbers by index: a Fenwick tree, created when it is first needed.
struct PrefixSums {
    private var tree: [CGFloat] = []

    /// Adds to the number at an index.
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

    /// The sum of the numbers before an index.
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
