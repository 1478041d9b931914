import TABTestKit

/// The rows of the first tab.
public struct TableScreen: ScrollableScreen {
    /// The table.
    public let trait = Table(id: "TableController")
    /// The bar with the title.
    public let navBar = NavBar(id: "Table")

    /// The table, under its own name.
    public var table: Table { trait }
    /// The text above the first section.
    public var firstSectionHeader: Header { table.header(withID: "SECTION NUMERO 0") }
    /// The text above the second section.
    public var secondSectionHeader: Header { table.header(withID: "SECTION NUMERO 1") }
    /// The first row of the first section.
    public var firstRow: Cell { row(0, inSection: 0) }
    /// The last row of the last section.
    public var lastRow: Cell { row(14, inSection: 1) }
    /// Says how often the rows were refreshed; it is not there before.
    public let refreshedOnceLabel = Label(id: "Refreshed 1 time")
    /// The same after the second time.
    public let refreshedTwiceLabel = Label(id: "Refreshed 2 times")

    /// The cell of a row, which is there once it was scrolled to.
    public func row(_ row: Int, inSection section: Int) -> Cell {
        table.cell(matchingID: "TableCell \(section)-\(row)")
    }
}

extension TableScreen: Refreshable {
    /// Pulls the rows down.
    public func refresh() {
        table.scroll(.from(.topThird, to: .bottom))
    }
}

/// The rows.
public let tableScreen = TableScreen()
