import Foundation

/// An object that has a say in how a table looks and what happens to its rows, and is told of it.
///
/// All methods are optional, and answer as written there if left out. Methods of scroll views' delegates are its too.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Displaying

    /// Tells that a row's cell is about to come into sight.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Tells that a section's header is about to come into sight.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Tells that a section's footer is about to come into sight.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Tells that a row's cell left sight, or its row is no more.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Tells that a section's header left sight.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Tells that a section's footer left sight.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// How high a row is, in points; the table's ``UITableView/rowHeight`` if left out.
    ///
    /// A number that is negative, but for ``UITableView/automaticDimension``, not finite or beyond a million is a
    /// failure, and counts as 44.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// How high a section's header is; the table's ``UITableView/sectionHeaderHeight`` if left out.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// How high a section's footer is; the table's ``UITableView/sectionFooterHeight`` if left out.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// How high a row may be, until it is shown; the table's ``UITableView/estimatedRowHeight`` if left out.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// How high a header may be, until it is shown; ``UITableView/estimatedSectionHeaderHeight`` if left out.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// How high a footer may be, until it is shown; ``UITableView/estimatedSectionFooterHeight`` if left out.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    /// How far to indent a row; its cell's own level if left out.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Headers and footers

    /// What to show above a section; with `nil`, or if left out, the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// What to show below a section; with `nil`, or if left out, the data source's title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selecting

    /// Whether a row that is touched is highlighted; one that is not cannot be selected by touch. Yes if left out.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Tells that a row was highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Tells that a row is highlighted no longer.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// The row to select in place of one that was tapped; none with `nil`. The row itself if left out.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// The row to deselect in place of one that is about to be; none with `nil`. The row itself if left out.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Tells that a row was selected by touch.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Tells that a row was deselected by touch.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Whether tapping a row does what it is there for; if left out, it does unless the table is being edited.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Tells that a row was tapped, and not to select it beside others; after it was selected.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Tells that the detail button of a row was tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Editing

    /// What editing does to a row that can be edited; deletes it if left out.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle

    /// The title of the button that deletes a row; "Delete" if left out.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?

    /// What a swipe to the right offers to do with a row; nothing if left out.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// What a swipe to the left offers to do with a row; to delete it if left out, where its editing style says so.
    ///
    /// For rows that cannot be deleted see ``UITableViewDataSource/tableView(_:canEditRowAt:)``. A configuration without
    /// actions offers nothing.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// Whether a row's content moves aside for its editing control; yes if left out.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Tells that a row is swiped aside.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Tells that a row is swiped aside no longer; with `nil` if it is no more.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Where a row goes that is dragged to a place; to that place if left out.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Menus

    /// What to show when a row is pressed for half a second, or clicked with a secondary button; nothing if left out.
    ///
    /// The row that has no menu goes on as if it had not been asked for. From memory of UIKit, as Apple documents no
    /// order: the row is highlighted first, and no longer once the menu shows; the press does not select it.
    ///
    /// - Parameter point: where it is pressed, in the table's coordinates.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Tells that a menu is about to be shown.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Tells that a menu's preview was tapped, and that the menu is about to go for that.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Tells that a menu is about to go.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension DelegateProtocol {
    static let table = DelegateProtocol("UITableViewDelegate") { $0 is any UITableViewDelegate.Type }
}

extension DelegateRole {
    static let tableDelegate = DelegateRole(.table, .scroll)
}
