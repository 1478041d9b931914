/// An object that provides the content of a table.
///
/// All methods but the first two are optional; each comment says what happens without them.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of rows in a section; a negative number is a failure, and counts as 0.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell of a row that is about to be shown: a dequeued or a new one.
    ///
    /// Returning a cell that already shows another row is a failure; an empty cell is shown instead.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title above a section; none by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title below a section; none by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns whether a row can be edited: deleted, or what its editing style says; `true` by default.
    ///
    /// A swipe to the left, and the row's accessibility actions, offer "Delete" if this is `true`, the editing style is
    /// `.delete`, both of which are the defaults, and the data source's class implements
    /// ``tableView(_:commit:forRowAt:)``. Where that cannot be known, as in a release build, a row offers "Delete", but
    /// if neither this method nor ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)`` is implemented, it leaves
    /// the swipe to other recognizers: scroll views around the table, and the application's own pans and swipes.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Returns whether a row can be moved; by default, if ``tableView(_:moveRowAt:to:)`` is implemented, without which
    /// no row can.
    ///
    /// Where that cannot be known, as in a release build, the default is the cell's
    /// ``UITableViewCell/showsReorderControl``.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Returns the titles of the section index; none by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section for a title of the section index; by default the one with the title's index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Called when the user deletes a row, or inserts one at its position; the data source does so.
    ///
    /// Without an implementation no swipe offers "Delete", see ``tableView(_:canEditRowAt:)``; a deletion in editing mode
    /// is a failure.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)

    /// Called when the user moved a row; the data source moves it in its data.
    ///
    /// Without an implementation the call is a failure.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.leftOut(.canEditRow, true)
    }

    /// Allows it if the data source moves rows.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.leftOut(.canMoveRow, false)
    }

    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the title's index.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Records that the method is not implemented, which is a failure.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.leftOut(.commitEditing)
    }

    /// Records that the method is not implemented, which is a failure.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.leftOut(.moveRow)
    }
}

extension DelegateRole {
    static let tableDataSource = DelegateRole("UITableViewDataSource") {
        $0 is any UITableViewDataSource.Type
    }
}
