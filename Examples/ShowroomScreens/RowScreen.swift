import TABTestKit

/// The screen that a row leads to.
public struct RowScreen: Screen {
    public let trait = View(id: "TableSelection")
    public let navBar = NavBar()

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
