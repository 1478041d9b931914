/// Which of an element's attributes and children were read: the first 64 need no memory of their own.
struct ReadMarks {
    private let count: Int
    private var first: UInt64
    private var others: [Bool] = []

    /// Creates marks of so many, of which those in `first` are read.
    init(count: Int, first: UInt64) {
        self.count = count
        self.first = first
        if count > 64 { others = Array(repeating: false, count: count - 64) }
    }

    /// Whether all were read.
    var isFull: Bool {
        count < 64 ? first == 1 << UInt64(count) - 1 : first == .max && !others.contains(false)
    }

    subscript(index: Int) -> Bool {
        get { index < 64 ? first & 1 << UInt64(index) != 0 : others[index - 64] }
        set {
            guard index < 64 else { return others[index - 64] = newValue }
            if newValue { first |= 1 << UInt64(index) } else { first &= ~(1 << UInt64(index)) }
        }
    }
}
