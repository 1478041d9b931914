import Robot

/// The cost of tables, compared with asking the data source and placing cells by hand.
@MainActor let tableSuite = Suite(name: "lists of rows") { _ in
    let fixed = ListComparisons("table") { TableBench(rows: $0, rowHeight: 44) }
    let selfSized = ListComparisons("self-sized rows") {
        TableBench(rows: $0, rowHeight: UITableView.automaticDimension)
    }
    return (fixed.all + selfSized.showing).lazy.map { $0() }
}

/// The cost of collection views, compared with asking the data source and placing cells by hand.
@MainActor let collectionSuite = Suite(name: "lists of items") { _ in
    let flow = ListComparisons("collection view") { CollectionBench(items: $0, layout: .flow) }
    let compositional = ListComparisons("compositional layout") {
        CollectionBench(items: $0, layout: .compositional)
    }
    return (flow.all + compositional.showing).lazy.map { $0() }
}

/// A list to measure.
@MainActor
protocol ListBench: AnyObject {
    /// How many cells are in one row.
    var columns: Int { get }

    /// Reloads all data; returns a number that depends on it.
    func reload() -> Int

    /// Scrolls to the last row, or to the first.
    func jump(toLast isLast: Bool) -> Int

    /// Scrolls from the top to the end, a screen at a time.
    func scroll() -> Int

    /// Reads a text of every cell through the cells' proxies.
    func readCells() -> Int

    /// Removes every twentieth of 10,000 rows and inserts as many others elsewhere, in one batch.
    func update() -> Int
}

/// The measurements of one kind of list.
@MainActor
private struct ListComparisons {
    private static let million = 1_000_000

    private let name: String
    private let make: (Int) -> any ListBench

    init(_ name: String, _ make: @escaping (Int) -> any ListBench) {
        self.name = name
        self.make = make
    }

    /// The cost of showing; each measurement is made when its turn comes.
    var showing: [() -> Comparison] {
        [reload, jump, scroll]
    }

    var all: [() -> Comparison] {
        showing + [readCells, update]
    }

    private func reload() -> Comparison {
        let list = make(Self.million)
        let bare = BareList(Self.million, columns: list.columns)
        return Comparison(
            name: "\(name): reload of a million", unit: "reload", count: 500, baselineName: "ask and place",
            baseline: { repeated(500) { _ in bare.reload() } }, work: { repeated(500) { _ in list.reload() } }
        )
    }

    private func jump() -> Comparison {
        let list = make(Self.million)
        let bare = BareList(Self.million, columns: list.columns)
        return Comparison(
            name: "\(name): to the last of a million, and back", unit: "jump", count: 500,
            baselineName: "ask and place",
            baseline: { repeated(500) { bare.jump(toLast: $0 % 2 == 0) } },
            work: { repeated(500) { list.jump(toLast: $0 % 2 == 0) } })
    }

    private func scroll() -> Comparison {
        let count = 100_000
        let list = make(count)
        let bare = BareList(count, columns: list.columns)
        return Comparison(
            name: "\(name): scroll through \(count)", unit: "cell", count: count,
            baselineName: "ask and place", baseline: { bare.scroll() }, work: { list.scroll() })
    }

    private func readCells() -> Comparison {
        let count = 10_000
        let list = make(count)
        let bare = BareList(count, columns: list.columns)
        return Comparison(
            name: "\(name): \(count) cells read by proxy", unit: "cell", count: count,
            baselineName: "ask, place and read", baseline: { bare.scroll() }, work: { list.readCells() })
    }

    private func update() -> Comparison {
        let list = make(10_000)
        let bare = BareList(10_000, columns: list.columns)
        return Comparison(
            name: "\(name): 1000 changes of 10000", unit: "change", count: 1_000,
            baselineName: "array edits", baseline: { bare.update() }, work: { list.update() })
    }
}

/// Repeats an operation, and adds up its results.
@MainActor
private func repeated(_ times: Int, _ body: (Int) -> Int) -> Int {
    var total = 0
    for time in 0..<times { total &+= body(time) }
    return total
}
