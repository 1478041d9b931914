import TABTestKit

/// The screen that a row leads to.
public struct RowScreen: Screen {
    /// The view, which is the same for all rows.
    public let trait = View(id: "TableSelection")
    /// The bar with the row's name.
    public let navBar = NavBar()

    /// Leads back to the rows.
    public var backButton: Button { Button(id: "Table", parent: navBar) }

    /// The text that names the row.
    public func label(ofRow row: Int, inSection section: Int) -> Label {
        Label(id: "Row \(row) section \(section)", parent: trait)
    }
}

extension RowScreen: Dismissable {
    /// Goes back to the rows.
    public func dismiss() {
        backButton.tap()
    }
}

/// The screen of the row that was selected.
public let rowScreen = RowScreen()
