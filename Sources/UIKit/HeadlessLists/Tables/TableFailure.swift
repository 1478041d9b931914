import FailureReporting

/// A mistake in how view code uses a table, or in what it returns to one.
package struct TableFailure: DescribedFailure {
    package let description: String
    package private(set) var runningLineLead: String?

    package init(description: String) {
        self.description = description
    }
}

@MainActor
extension TableFailure {
    // MARK: Return values

    private static func dataSource(of table: UITableView, _ fault: String) -> TableFailure {
        TableFailure("The data source of \(table.summary) \(fault)")
    }

    private static func delegate(of table: UITableView, _ fault: String) -> TableFailure {
        TableFailure("The delegate of \(table.summary) \(fault)")
    }

    static func oddCount(_ table: UITableView, _ count: Int, of things: String) -> TableFailure {
        dataSource(
            of: table,
            "says that there are \(count) \(things). A table takes from 0 to 10000000; it counts as 0.")
    }

    static func oddHeight(_ table: UITableView, _ height: CGFloat, of thing: String) -> TableFailure {
        TableFailure(
            "The height of \(thing) of \(table.summary) is \(height.shortText). A height is a number from 0 to"
                + " 1000000, or UITableView.automaticDimension.")
    }

    static func cellInUse(_ table: UITableView, _ path: IndexPath, _ other: IndexPath) -> TableFailure {
        dataSource(
            of: table,
            "returned for row \(path.shortText) the cell that shows row \(other.shortText)."
                + " A cell shows one row at a time: dequeue a cell, or create one.")
    }

    static func notReconfigured(_ table: UITableView, _ path: IndexPath) -> TableFailure {
        dataSource(
            of: table,
            "returned another cell for row \(path.shortText) than the one being reconfigured."
                + " Use dequeueReusableCell(withIdentifier:for:) with the same identifier and path.")
    }

    static func noCell(_ table: UITableView, _ path: IndexPath) -> TableFailure {
        dataSource(of: table, "returned no cell for row \(path.shortText). An empty one is shown.")
    }

    static func viewInUse(_ table: UITableView, _ edge: String, _ section: Int) -> TableFailure {
        delegate(
            of: table,
            "returned as the \(edge) of section \(section) a view that is shown elsewhere in the table."
                + " It stays there.")
    }

    static func notDone(_ table: UITableView, _ method: String, _ what: String) -> TableFailure {
        TableFailure("\(what) of \(table.summary), but its data source does not implement \(method).")
    }

    static func changesWhileLoading(_ table: UITableView) -> TableFailure {
        TableFailure(
            "\(table.summary) is reloaded or changed each time it shows its rows. It stopped after 20 times."
        )
    }

    // MARK: Requests

    static func noSuchRow(_ table: UITableView, _ path: IndexPath, to what: String) -> TableFailure {
        guard path.count == 2 else {
            return missing(
                "row to \(what) at an index path of \(path.count) numbers", in: table, "it takes two")
        }
        let row = "row \(path.shortText) to \(what)"
        guard path.section >= 0, path.section < table.numberOfSections else {
            return missing(row, in: table, "it has \(table.numberOfSections) sections")
        }
        let rows = table.numberOfRows(inSection: path.section)
        return missing(row, in: table, "section \(path.section) has \(rows) rows")
    }

    private static func missing(_ thing: String, in table: UITableView, _ reason: String) -> TableFailure {
        TableFailure("\(table.summary) has no \(thing): \(reason).")
    }

    static func notRegistered(_ table: UITableView, _ identifier: String, as kind: String) -> TableFailure {
        cannot(
            "dequeue \(kind) \"\(identifier.inOneLine)\"", in: table,
            "no class is registered for that identifier. An empty one is used instead")
    }

    static func wrongClass(_ table: UITableView, _ given: AnyClass?, of kind: String) -> TableFailure {
        cannot(
            "register \(given.map { "\($0)" } ?? "nil")", in: table, "it is not a subclass of \(kind)")
    }

    private static func cannot(_ action: String, in table: UITableView, _ reason: String) -> TableFailure {
        TableFailure("\(table.summary) cannot \(action): \(reason).")
    }

    static func invalidUpdate(_ table: UITableView, _ problem: BatchProblem) -> TableFailure {
        var failure = TableFailure(problem.text(of: table.summary, item: "row"))
        failure.runningLineLead = BatchProblem.runningLineLead
        return failure
    }

    static func oddMove(_ table: UITableView, _ path: IndexPath) -> TableFailure {
        delegate(
            of: table, "moves a row to \(path.shortText), which is not a valid position. The row goes back.")
    }

    static func noSuchIndexSection(_ table: UITableView, _ section: Int, _ title: String) -> TableFailure {
        dataSource(
            of: table,
            "maps the index title \"\(title.inOneLine)\" to section \(section); there are \(table.numberOfSections)."
        )
    }
}
