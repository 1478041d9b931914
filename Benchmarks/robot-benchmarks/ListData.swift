/// What the lists of the benchmarks show: numbers, each of which has a text.
@MainActor
struct ListData {
    static let texts = (0..<1_000).map { "Row \($0)" }

    /// The places, from the last to the first, at which rows are taken away in a batch: every twentieth.
    static let removals = stride(from: 9_980, through: 0, by: -20).map { $0 }
    /// The places at which rows are put in, as they are in the end.
    static let insertions = stride(from: 10, to: 10_000, by: 20).map { $0 }

    private(set) var rows: [Int]

    init(_ count: Int) {
        rows = Array(0..<count)
    }

    func text(_ index: Int) -> String { Self.texts[rows[index] % 1_000] }

    /// Takes every twentieth row away and puts as many others elsewhere.
    mutating func change() {
        for index in Self.removals { rows.remove(at: index) }
        for index in Self.insertions { rows.insert(index, at: index) }
    }
}
