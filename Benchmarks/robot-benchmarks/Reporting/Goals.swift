/// How many times its baseline a row may take.
struct Goal {
    /// The name of the suite.
    var suite: String
    /// What the row's name begins with; all rows of the suite if it is empty.
    var row = ""
    var ratio: Double
    /// The sizes of trees that it is for; all others, and rows without a size, if it is `nil`.
    var sizes: ClosedRange<Int>?

    /// Whether it is the goal of a row.
    func applies(to row: String, of suite: String, size: Int?) -> Bool {
        guard suite == self.suite, row.hasPrefix(self.row) else { return false }
        guard let sizes else { return true }
        return size.map { sizes.contains($0) } ?? false
    }

    /// The goal of a row, the first of those that apply; `nil` if it has none.
    static func ratio(of row: String, in suite: String, size: Int?) -> Double? {
        all.first { $0.applies(to: row, of: suite, size: size) }?.ratio
    }

    /// All of them; of several for one row the first counts.
    static let all = trees + queries + input + clock + lists + screens

    private static let trees = [
        Goal(suite: "tree", row: "build of mixed classes", ratio: 6)
    ]

    private static let queries = [
        Goal(suite: "changed", ratio: 3, sizes: 0...99_999), Goal(suite: "changed", ratio: 6),
        Goal(suite: "query", row: "on screen and visible", ratio: 15),
        Goal(suite: "query", row: "by the parent's", ratio: 6),
        Goal(suite: "query", row: "by an ancestor's", ratio: 6),
        Goal(suite: "query", row: "by a sibling's", ratio: 6),
        Goal(suite: "query", row: "containing", ratio: 6), Goal(suite: "query", row: "inside", ratio: 6),
        // 0.4 µs where a bare dictionary takes 0.03.
        Goal(suite: "lookup", ratio: 13.3),
    ]

    private static let input = [
        Goal(suite: "tap", ratio: 4), Goal(suite: "gesture", ratio: 2),
        Goal(suite: "typing", row: "type(text) into a text view", ratio: 40),
        Goal(suite: "typing", row: "type(text)", ratio: 15),
    ]

    private static let clock = [
        Goal(suite: "timer", row: "schedule and fire", ratio: 1.3),
        Goal(suite: "timer", row: "one that repeats", ratio: 2), Goal(suite: "timer", row: "Timer", ratio: 3),
        Goal(suite: "animation", ratio: 2),
    ]

    // Half of what they took when the goals were set, but for cells by proxy: ten times a cell that is scrolled to.
    private static let lists = [
        Goal(suite: "lists of rows", row: "table: reload", ratio: 70),
        Goal(suite: "lists of rows", row: "table: to the last", ratio: 69),
        Goal(suite: "lists of rows", row: "table: scroll", ratio: 66),
        Goal(suite: "lists of items", row: "collection view: reload", ratio: 80),
        Goal(suite: "lists of items", row: "collection view: to the last", ratio: 78),
        Goal(suite: "lists of items", row: "collection view: scroll", ratio: 77),
        Goal(suite: "lists of items", row: "compositional layout: reload", ratio: 73),
        Goal(suite: "lists of items", row: "compositional layout: to the last", ratio: 82),
        Goal(suite: "lists of items", row: "compositional layout: scroll", ratio: 80),
    ]

    // Half of what they took when the goals were set.
    private static let screens = [
        Goal(suite: "controller", row: "a push and a pop", ratio: 5),
        Goal(suite: "controller", row: "an alert", ratio: 4.5), Goal(suite: "launch", ratio: 3.5),
    ]
}
