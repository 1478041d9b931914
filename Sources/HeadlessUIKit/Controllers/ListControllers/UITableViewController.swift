import Foundation

/// A controller whose view is a table, of which it is the data source and the delegate.
///
/// Subclasses override what they have to say: here all methods of both protocols are there to be overridden, of which
/// those that are not answer as if they were left out.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Makes a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a plain table. There are no nib files here: a name or a bundle makes no difference.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with a plain table: a coder carries nothing here, for there are no storyboards.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table; the view, unless a subclass has another one with the table in it.
    open var tableView: UITableView! {
        get { tableStore ?? loadedView as? UITableView }
        set {
            tableStore = newValue
            if let newValue { view = newValue }
        }
    }

    private var tableStore: UITableView?

    /// Whether what is selected is so no longer when the view comes into sight; yes unless set.
    open var clearsSelectionOnViewWillAppear = true

    /// What is pulled out above the table to have it fetched anew.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Makes the table, as large as the screen.
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Takes back what was selected, if it is to be.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    // A class in this module cannot inherit these two: the compiler names what it inherits otherwise than what there
    // is, as their closures belong to the main actor and the class is marked as older than that.

    /// Shows `controller` in front of this one until it is dismissed.
    open override func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        beginPresenting(controller, animated: animated, completion: completion)
    }

    /// Takes away what this controller presents; else this one itself.
    open override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        beginDismissing(animated: animated, completion: completion)
    }

    // MARK: Data source

    /// How many sections there are; 1 unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// How many rows a section has; none unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// The cell of a row; an empty one unless overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// What is written above a section; nothing unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// What is written below a section; nothing unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Whether a row can be edited; yes unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.noteLeftOut(.canEditRow)
        return true
    }

    /// Whether a row can be moved; left to its cell unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.noteLeftOut(.canMoveRow)
        return false
    }

    /// The titles of the index at the side; none unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section that a title of the index stands for; that of the same number unless overridden.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Tells that a row is to be deleted or inserted; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.noteLeftOut(.commitEditing)
    }

    /// Tells that a row was moved; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.noteLeftOut(.moveRow)
    }

    // MARK: Displaying

    /// Tells that a row's cell is about to come into sight.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Tells that a section's header is about to come into sight.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    /// Tells that a section's footer is about to come into sight.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}

    /// Tells that a row's cell left sight.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Tells that a section's header left sight.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    /// Tells that a section's footer left sight.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    // MARK: Heights

    /// How high a row is; as the table says unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.noteLeftOut(.heightForRow)
        return tableView.rowHeight
    }

    /// How high a header is; as the table says unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.noteLeftOut(.heightForHeader)
        return tableView.sectionHeaderHeight
    }

    /// How high a footer is; as the table says unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.noteLeftOut(.heightForFooter)
        return tableView.sectionFooterHeight
    }

    /// How high a row may be until it is shown; as the table says unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.noteLeftOut(.estimatedHeightForRow)
        return tableView.estimatedRowHeight
    }

    /// How high a header may be until it is shown; as the table says unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.noteLeftOut(.estimatedHeightForHeader)
        return tableView.estimatedSectionHeaderHeight
    }

    /// How high a footer may be until it is shown; as the table says unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.noteLeftOut(.estimatedHeightForFooter)
        return tableView.estimatedSectionFooterHeight
    }

    /// How far to indent a row; left to its cell unless overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.noteLeftOut(.indentationLevel)
        return 0
    }

    /// What to show above a section; the title unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.noteLeftOut(.viewForHeader)
        return nil
    }

    /// What to show below a section; the title unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.noteLeftOut(.viewForFooter)
        return nil
    }

    // MARK: Selecting

    /// Whether a row that is touched is highlighted; yes unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Tells that a row was highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Tells that a row is highlighted no longer.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row to select in place of one that was tapped; the row itself unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// The row to deselect in place of one that is about to be; the row itself unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Tells that a row was selected by touch.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Tells that a row was deselected by touch.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Whether tapping a row does what it is there for; yes unless the table is edited, if not overridden.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    {
        !tableView.isEditing
    }

    /// Tells that a row was tapped, after it was selected.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Tells that the detail button of a row was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Editing

    /// What editing does to a row; deletes it unless overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        tableView.noteLeftOut(.editingStyle)
        return .delete
    }

    /// The title of the button that deletes a row; "Delete" unless overridden.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// What a swipe to the right offers; nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// What a swipe to the left offers; to delete the row unless overridden.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Whether a row's content moves aside for its editing control; yes unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    {
        true
    }

    /// Tells that a row is swiped aside.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Tells that a row is swiped aside no longer.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Where a row goes that is dragged to a place; to that place unless overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Menus

    /// What to show when a row is pressed; nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Tells that a menu is about to be shown.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Tells that a menu's preview was tapped.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Tells that a menu is about to go.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

    /// Tells that the content offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Tells that a finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Asks where content that is let go is to come to rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Tells that the content was let go.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Tells that the content begins to go on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that the content came to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that scrolling that code asked to be animated is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Whether a tap on the status bar scrolls to the top; yes unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Tells that a tap on the status bar scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Tells that the insets of the content changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// The view that is zoomed; none unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Tells that the content begins to be zoomed.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Tells that the scale changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Tells that zooming is over.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
}
