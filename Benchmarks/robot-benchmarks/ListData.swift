/// The data of the lists: numbers with texts.
@MainActor
struct ListData {
    static let texts = (0..<1_000).map { "Row \($0)" }

    /// The rows that a batch removes, from the last to the first: every twentieth.
    static let removals = stride(from: 9_980, through: 0, by: -20).map { $0 }
    /// The rows that a batch inserts, by their final indices.
    static let insertions = stride(from: 10, to: 10_000, by: 20).map { $0 }

    private(set) var rows: [Int]

    init(_ count: Int) {
        rows = Array(0..<count)
    }

    func text(_ index: Int) -> String { Self.texts[rows[index] % 1_000] }

    /// Removes every twentieth row and inserts as many others elsewhere.
    mutating func change() {
        for index in Self.removals { rows.remove(at: index) }
        for index in Self.insertions { rows.insert(index, at: index) }
    }
}
