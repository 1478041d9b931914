/// Whether a condition holds for each view of an order: one verdict a row.
struct VerdictColumn {
    private(set) var verdicts: ContiguousArray<Bool>

    init(_ verdicts: ContiguousArray<Bool>) {
        self.verdicts = verdicts
    }

    init(repeating verdict: Bool, count: Int) {
        verdicts = ContiguousArray(repeating: verdict, count: count)
    }

    /// The verdicts on classes, for the rows with their numbers.
    init(of classVerdicts: ContiguousArray<Bool>, for numbers: ContiguousArray<UInt32>) {
        verdicts = ContiguousArray(unsafeUninitializedCapacity: numbers.count) { verdicts, count in
            classVerdicts.withUnsafeBufferPointer { classVerdicts in
                for row in numbers.indices {
                    verdicts.initializeElement(at: row, to: classVerdicts[Int(numbers[row])])
                }
            }
            count = numbers.count
        }
    }

    var count: Int { verdicts.count }

    mutating func note(_ row: Int, _ verdict: Bool = true) {
        verdicts[row] = verdict
    }

    // MARK: Combining

    var inverted: VerdictColumn {
        var column = self
        column.change { verdicts in
            for row in verdicts.indices { verdicts[row] = !verdicts[row] }
        }
        return column
    }

    mutating func formAnd(_ other: VerdictColumn) {
        combine(with: other) { $0 && $1 }
    }

    mutating func formOr(_ other: VerdictColumn) {
        combine(with: other) { $0 || $1 }
    }

    @inline(__always)
    private mutating func combine(with other: VerdictColumn, _ operation: (Bool, Bool) -> Bool) {
        other.verdicts.withUnsafeBufferPointer { others in
            change { verdicts in
                for row in verdicts.indices { verdicts[row] = operation(verdicts[row], others[row]) }
            }
        }
    }

    @inline(__always)
    private mutating func change(_ body: (UnsafeMutableBufferPointer<Bool>) -> Void) {
        verdicts.withUnsafeMutableBufferPointer { body($0) }
    }
}
