import Foundation

/// The lengths of things that stand one after another, and where each begins.
///
/// Most are alike: those cost nothing, so that a million rows of one height take no memory. A length that is another
/// takes O(log *n*) to set, as it does to find where something begins or what is at a place.
struct LengthIndex {
    /// How many things there are.
    let count: Int
    /// The length of what has none of its own.
    private let base: CGFloat
    /// How much longer each is than the base.
    private var excess: Numbers
    /// A binary indexed tree of the same: node *i* has the sum of as many before *i* as its lowest bit says.
    private var tree: Numbers

    /// Makes an index of things that are all alike.
    init(count: Int, each length: CGFloat) {
        self.count = count
        base = length
        excess = Numbers()
        tree = Numbers()
    }

    /// Makes an index of things of all lengths.
    ///
    /// - Complexity: O(*n*).
    init(_ lengths: [CGFloat]) {
        count = lengths.count
        base = 0
        excess = Numbers(lengths)
        var nodes = [0] + lengths
        for node in nodes.indices.dropFirst() {
            let parent = node + (node & -node)
            if parent < nodes.count { nodes[parent] += nodes[node] }
        }
        tree = Numbers(nodes)
    }

    /// The length of all together.
    var total: CGFloat { offset(of: count) }

    /// The lengths that were given to single things, by their indices.
    var exceptions: [(index: Int, length: CGFloat)] {
        excess.sparse.keys.sorted().map { ($0, self[$0]) }
    }

    /// The length of one.
    subscript(index: Int) -> CGFloat { base + excess[index] }

    /// Gives one another length.
    mutating func set(_ index: Int, to length: CGFloat) {
        let change = length - self[index]
        guard change != 0, index >= 0, index < count else { return }
        excess[index] = length - base
        var node = index + 1
        while node <= count {
            tree[node] += change
            node += node & -node
        }
    }

    /// Where one begins; the end of all for the one after the last.
    func offset(of index: Int) -> CGFloat {
        var sum = base * CGFloat(index)
        if tree.isEmpty { return sum }
        var node = index
        while node > 0 {
            sum += tree[node]
            node &= node - 1
        }
        return sum
    }

    /// The one that a place is in; the first or the last for places before and behind, 0 if there is none.
    func index(at offset: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        var position = 0
        var rest = offset
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = position + step
            if next <= count {
                let length = base * CGFloat(step) + tree[next]
                if length <= rest {
                    position = next
                    rest -= length
                }
            }
            step >>= 1
        }
        position = min(position, count - 1)
        // Sums made in another order may differ in their last bits.
        while position + 1 < count, self.offset(of: position + 1) <= offset { position += 1 }
        while position > 0, self.offset(of: position) > offset { position -= 1 }
        return position
    }
}

extension LengthIndex {
    /// Numbers by their places: all of them in a row, or those that are not zero.
    private struct Numbers {
        private var dense: [CGFloat] = []
        private(set) var sparse: [Int: CGFloat] = [:]

        init() {}

        init(_ numbers: [CGFloat]) {
            dense = numbers
        }

        var isEmpty: Bool { dense.isEmpty && sparse.isEmpty }

        subscript(index: Int) -> CGFloat {
            get { dense.isEmpty ? sparse[index] ?? 0 : dense[index] }
            set {
                if dense.isEmpty { sparse[index] = newValue } else { dense[index] = newValue }
            }
        }
    }
}
