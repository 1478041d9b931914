import Foundation

/// An object that knows what a table shows.
///
/// All methods but the first two are optional, and answer as written there if left out.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has; a negative number is a failure, and counts as none.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asks for the cell of a row, which the table is about to show: one that was dequeued, or a new one.
    ///
    /// A cell that shows another row at the moment is a failure, and an empty one is shown in its place.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are; 1 if left out.
    func numberOfSections(in tableView: UITableView) -> Int

    /// What is written above a section; nothing if left out.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// What is written below a section; nothing if left out.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited: deleted, or what its editing style says; `true` if left out.
    ///
    /// A swipe to the left, and the row's accessibility actions, offer "Delete" where this is `true` and the editing
    /// style is `delete`, as both are if left out. UIKit also asks whether the data source has
    /// ``tableView(_:commit:forRowAt:)``, and Swift has no such question. So a row of which neither this method nor
    /// ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)`` says that it can be deleted offers "Delete", too,
    /// but leaves the swipe to whatever else takes it: scroll views around the table, pans and swipes of the
    /// application's own. A data source that lets nothing be deleted returns `false` here, which has the same effect
    /// in UIKit; a tap on "Delete" that leads to no method is a failure that names it. The rule is the same in every
    /// build.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether a row can be moved; if left out, those can be whose cells show a control for it by themselves.
    ///
    /// UIKit looks whether ``tableView(_:moveRowAt:to:)`` is there, which cannot be found out here.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The titles of the index at the side of the table; none if left out.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a title of the index stands for; that of the same number if left out.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Tells that a row is to be deleted, or one inserted at its place, for the data source to do.
    ///
    /// If it is called and left out, that is a failure. Rows offer to be deleted either way: see
    /// ``tableView(_:canEditRowAt:)``.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)

    /// Tells that a row was moved by its control, for the data source to do likewise.
    ///
    /// If it is called and left out, that is a failure.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Says 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Says that there is none.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Says that there is none.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Says yes.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.noteLeftOut(.canEditRow)
        return true
    }

    /// Leaves it to the row's cell.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.noteLeftOut(.canMoveRow)
        return false
    }

    /// Says that there are none.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Says that they are numbered alike.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Notes that nobody did it, which is a failure.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.noteLeftOut(.commitEditing)
    }

    /// Notes that nobody did it, which is a failure.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.noteLeftOut(.moveRow)
    }
}

extension DelegateProtocol {
    static let tableData = DelegateProtocol("UITableViewDataSource") { $0 is any UITableViewDataSource.Type }
}

extension DelegateRole {
    static let tableDataSource = DelegateRole(.tableData)
}
