import Foundation

/// How much a row may take.
struct Goal {
    enum Limit {
        /// So many times the baseline.
        case ratio(Double)
        /// So many nanoseconds or bytes by the unit.
        case amount(Double)
        /// So many more of them than the baseline.
        case excess(Double)

        func isMet(by measurement: Measurement) -> Bool {
            switch self {
            case .ratio(let most): measurement.ratio <= most
            case .amount(let most): measurement.work.median <= most
            case .excess(let most): measurement.work.median - measurement.baseline.median <= most
            }
        }

        func text(_ unit: String) -> String {
            switch self {
            case .ratio(let most): String(format: "≤ %g", most)
            case .amount(let most): String(format: "≤ %g %@", most, unit)
            case .excess(let most): String(format: "≤ %g %@ more", most, unit)
            }
        }
    }

    /// The name of the suite.
    var suite: String
    /// What the row's name begins with; all rows of the suite if it is empty.
    var row = ""
    var limit: Limit
    /// The sizes of trees that it is for; all others, and rows without a size, if it is `nil`.
    var sizes: ClosedRange<Int>?

    /// Whether it is the goal of a row.
    func applies(to row: String, of suite: String, size: Int?) -> Bool {
        guard suite == self.suite, row.hasPrefix(self.row) else { return false }
        guard let sizes else { return true }
        return size.map { sizes.contains($0) } ?? false
    }

    /// The goal of a row, the first of those that apply; `nil` if it has none.
    static func limit(of row: String, in suite: String, size: Int?) -> Limit? {
        all.first { $0.applies(to: row, of: suite, size: size) }?.limit
    }

    /// All of them; of several for one row the first counts.
    static let all =
        trees + changes + queries + input + clock + lists + screens + traces + elements + growth

    private static let trees = [
        Goal(suite: "tree", row: "build of mixed classes", limit: .ratio(6)),
        Goal(suite: "tree", row: "the same against a tree", limit: .ratio(6)),
        Goal(suite: "memory", row: "memory of labels", limit: .amount(400)),
        Goal(suite: "memory", row: "memory of buttons", limit: .amount(400)),
        Goal(suite: "memory", row: "memory of image views", limit: .amount(400)),
    ]

    // A visit, and a query by class or text, right after one view was added, removed or moved.
    private static let changes = [
        "full visit", "by label", "by class after a change", "by class, 20 times",
    ].flatMap {
        [
            Goal(suite: "changed", row: $0, limit: .ratio(3), sizes: 0...99_999),
            Goal(suite: "changed", row: $0, limit: .ratio(6)),
        ]
    }

    private static let queries = [
        Goal(suite: "query", row: "on screen and visible", limit: .ratio(15)),
        Goal(suite: "query", row: "by the parent's", limit: .ratio(6)),
        Goal(suite: "query", row: "by an ancestor's", limit: .ratio(6)),
        Goal(suite: "query", row: "by a sibling's", limit: .ratio(6)),
        Goal(suite: "query", row: "by the class of a view inside", limit: .ratio(6)),
        Goal(suite: "query", row: "by the label of a view inside", limit: .ratio(6)),
        Goal(suite: "query", row: "by class, inside", limit: .ratio(6)),
        // 0.4 µs where a bare dictionary takes 0.03; without a change between, which has a cost of its own.
        Goal(suite: "lookup", row: "by identifier", limit: .ratio(13.3)),
        Goal(suite: "lookup", row: "by label,", limit: .ratio(13.3)),
        Goal(suite: "lookup", row: "the first", limit: .ratio(13.3)),
    ]

    private static let input = [
        Goal(suite: "tap", limit: .ratio(4)), Goal(suite: "gesture", limit: .ratio(2)),
        Goal(suite: "typing", row: "type(text) into a text view", limit: .ratio(40)),
        Goal(suite: "typing", row: "type(text)", limit: .ratio(15)),
    ]

    private static let clock = [
        Goal(suite: "timer", row: "schedule and fire", limit: .ratio(1.3)),
        Goal(suite: "timer", row: "one that repeats", limit: .ratio(2)),
        Goal(suite: "timer", row: "Timer", limit: .ratio(3)),
        Goal(suite: "timer", row: "the date", limit: .ratio(3)),
        Goal(suite: "animation", row: "10000", limit: .ratio(2)),
        Goal(suite: "publisher", limit: .ratio(3)),
        Goal(suite: "network", limit: .amount(20_000)),
    ]

    // Half of what they took when the goals were set, but for cells by proxy: ten times a cell that is scrolled to.
    private static let lists = [
        Goal(suite: "lists of rows", row: "table: reload", limit: .ratio(70)),
        Goal(suite: "lists of rows", row: "table: to the last", limit: .ratio(69)),
        Goal(suite: "lists of rows", row: "table: scroll", limit: .ratio(66)),
        Goal(suite: "lists of rows", row: "table: 10000 cells read by proxy", limit: .ratio(660)),
        Goal(suite: "lists of items", row: "collection view: 10000 cells read by proxy", limit: .ratio(770)),
        Goal(suite: "lists of items", row: "collection view: reload", limit: .ratio(80)),
        Goal(suite: "lists of items", row: "collection view: to the last", limit: .ratio(78)),
        Goal(suite: "lists of items", row: "collection view: scroll", limit: .ratio(77)),
        Goal(suite: "lists of items", row: "compositional layout: reload", limit: .ratio(73)),
        Goal(suite: "lists of items", row: "compositional layout: to the last", limit: .ratio(82)),
        Goal(suite: "lists of items", row: "compositional layout: scroll", limit: .ratio(80)),
    ]

    // Half of what they took when the goals were set.
    private static let screens = [
        Goal(suite: "controller", row: "push and pop", limit: .ratio(5)),
        Goal(suite: "controller", row: "present", limit: .ratio(1.6)),
        Goal(suite: "controller", row: "an alert", limit: .ratio(4.5)),
        // They were set when the sample application's form was placed by frames.
        Goal(suite: "launch", row: "a launch to a form placed by frames", limit: .ratio(3.5)),
        Goal(suite: "nib", row: "a nib of 50 views, read and made", limit: .ratio(3)),
        Goal(suite: "nib", row: "a nib of 50 views, made again", limit: .ratio(1.5)),
        Goal(suite: "nib", row: "the first screen", limit: .ratio(1.5)),
        Goal(suite: "world", row: "a test that does nothing", limit: .amount(20_000)),
    ]

    // Elements and scenarios beside what they do by hand.
    private static let elements = [
        Goal(suite: "element", row: "app.buttons[\"Save\"].tap()", limit: .ratio(3)),
        Goal(suite: "element", row: "app.staticTexts[\"Label 9996\"].exists", limit: .ratio(10)),
        Goal(suite: "element", row: "waitForExistence(timeout: 30), nothing pending", limit: .ratio(15)),
        Goal(suite: "scenario", row: "a scenario of 20 steps", limit: .ratio(4)),
    ]

    // Ten times as many may cost ten times as much; what grows by the square costs a hundred times as much, a ratio of 10.
    private static let growth = [Goal(suite: "growth", limit: .ratio(2.5))]

    private static let traces = [
        Goal(suite: "trace", row: "a tap that changes a text, kept in memory", limit: .excess(50_000)),
        Goal(suite: "trace", row: "what a tap asks", limit: .ratio(0.01)),
    ]
}
