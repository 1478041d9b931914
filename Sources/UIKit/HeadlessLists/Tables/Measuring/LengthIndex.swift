/// The lengths of consecutive elements, and the offset of each.
///
/// Elements of the default length take no memory, so a million rows of one height cost nothing. Setting another
/// length, finding an offset, and finding the element at an offset take O(log *n*).
struct LengthIndex {
    let count: Int
    private let base: CGFloat
    /// The difference of each length from the default.
    private var excess: Numbers
    /// A binary indexed tree of the same: node *i* holds the sum of as many numbers before *i* as its lowest
    /// bit says.
    private var tree: Numbers

    init(count: Int, each length: CGFloat) {
        self.count = count
        base = length
        excess = Numbers()
        tree = Numbers()
    }

    /// Creates an index of elements of any length.
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

    var total: CGFloat { offset(of: count) }

    subscript(index: Int) -> CGFloat { base + excess[index] }

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

    /// The offset of an element; the total length for the index after the last.
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

    /// The index of the element at an offset; offsets outside stand for the first or last, 0 if there are none.
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
        // Sums added in another order may differ by rounding.
        while position + 1 < count, self.offset(of: position + 1) <= offset { position += 1 }
        while position > 0, self.offset(of: position) > offset { position -= 1 }
        return position
    }
}

extension LengthIndex {
    /// Numbers by index: stored as an array, or only those that are not zero.
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
