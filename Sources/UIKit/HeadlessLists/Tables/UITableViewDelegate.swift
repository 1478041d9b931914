/// An object that controls a table's appearance and the interaction with its rows, and is told about them.
///
/// All methods are optional; each comment says what happens without it. The methods of scroll view delegates belong
/// to it, too.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Displaying

    /// Called when a row's cell is about to become visible.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called when a section's header is about to become visible.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Called when a section's footer is about to become visible.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Called when a row's cell went off screen, or its row was removed.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Called when a section's header went off screen.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Called when a section's footer went off screen.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// Returns the height of a row, in points; the table's ``UITableView/rowHeight`` by default.
    ///
    /// A number that is not from 0 to a million, and not ``UITableView/automaticDimension``, is a failure, and counts
    /// as 44.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the height of a section's header; the table's ``UITableView/sectionHeaderHeight`` by default.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Returns the height of a section's footer; the table's ``UITableView/sectionFooterHeight`` by default.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Returns the estimated height of a row before it is shown; ``UITableView/estimatedRowHeight`` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the estimated height of a header before it is shown;
    /// ``UITableView/estimatedSectionHeaderHeight`` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// Returns the estimated height of a footer before it is shown;
    /// ``UITableView/estimatedSectionFooterHeight`` by default.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    /// Returns the indentation level of a row; its cell's own level by default.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Headers and footers

    /// Returns the view above a section; by default, or if `nil`, the data source's title is shown.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Returns the view below a section; by default, or if `nil`, the data source's title is shown.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Selecting

    /// Returns whether a touched row is highlighted, without which it cannot be selected; `true` by default.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Called when a row was highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Called when a row is no longer highlighted.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Returns the row to select instead of a tapped one, `nil` for none; the row itself by default.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Returns the row to deselect instead of another, `nil` for none; the row itself by default.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called when the user selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Called when the user deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Returns whether a tap performs a row's primary action; by default, unless the table is in editing mode.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Called when a tap performs a row's primary action, after the row was selected.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Called when the detail button of a row was tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Editing

    /// Returns the editing style of an editable row; `.delete` by default.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle

    /// Returns the title of the button that deletes a row; "Delete" by default.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?

    /// Returns the actions of a row for a swipe to the right; none by default.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// Returns the actions of a row for a swipe to the left; by default to delete it, if its editing style is
    /// `.delete`.
    ///
    /// For rows that cannot be deleted see ``UITableViewDataSource/tableView(_:canEditRowAt:)``. A configuration
    /// without actions offers nothing.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?

    /// Returns whether a row's content is indented in editing mode; `true` by default.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Called when the user swipes a row.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called when a swiped row is closed; with `nil` if the row was removed.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Returns the index path for a row that the user drags; the proposed one by default.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Menus

    /// Returns the menu for a row that is pressed for half a second, or clicked with the secondary button; none by
    /// default.
    ///
    /// For a row without a menu the touch continues as usual. From memory of UIKit, as Apple documents no order: the
    /// row is highlighted first, and no longer once the menu is shown; the press does not select it.
    ///
    /// - Parameter point: the location of the press, in the table's coordinates.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Called when a menu is about to be shown.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Called when a menu's preview was tapped, before the menu closes.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Called when a menu is about to close.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    // MARK: Drags

    /// Returns whether a drag that rests on a row of a spring-loaded table selects it; `true` by default.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Returns the actions of a row for a swipe to the left, as before iOS 13; `nil`, the default, leaves the
    /// button that deletes. It is asked if there are no actions of the newer kind.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
}

extension DelegateProtocol {
    static let table = DelegateProtocol(
        "UITableViewDelegate",
        unasked: """
            tableView(_: UITableView, shouldShowMenuForRowAt: IndexPath) -> Bool
            tableView(_: UITableView, canPerformAction: Selector, forRowAt: IndexPath, withSender: Any?) -> Bool
            tableView(_: UITableView, performAction: Selector, forRowAt: IndexPath, withSender: Any?) -> ()
            tableView(_: UITableView, canFocusRowAt: IndexPath) -> Bool
            tableView(_: UITableView, selectionFollowsFocusForRowAt: IndexPath) -> Bool
            indexPathForPreferredFocusedView(in: UITableView) -> IndexPath?
            tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt: IndexPath) -> Bool
            tableView(_: UITableView, didBeginMultipleSelectionInteractionAt: IndexPath) -> ()
            tableViewDidEndMultipleSelectionInteraction(UITableView) -> ()
            tableView(_: UITableView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
            tableView(_: UITableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
            """
    ) { $0 is any UITableViewDelegate.Type }
}

extension DelegateRole {
    static let tableDelegate = DelegateRole(.table, .scroll)
}
