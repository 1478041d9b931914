/// Manages a table, as its data source and its delegate.
///
/// Subclasses override the methods that they need: all methods of both protocols can be overridden here. The others
/// behave as if they were not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Makes a controller with a table of the given style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose table is in a nib file; with `nil` and without one of the class's name, a plain table
    /// is made.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a storyboard, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table; it is the view, unless a subclass makes another view that contains it.
    open var tableView: UITableView! {
        get { tableStore ?? loadedView as? UITableView }
        set {
            tableStore = newValue
            if let newValue { view = newValue }
        }
    }

    private var tableStore: UITableView?
    /// What the storyboard has for the methods of the data source that are not overridden.
    package final var staticTable: StaticTable?

    /// Whether the selection is cleared when the view appears; yes unless set.
    open var clearsSelectionOnViewWillAppear = true

    /// The control above the table that refreshes it when the table is pulled down.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Makes the table: that of the storyboard or the nib, or else one as large as the screen.
    open override func loadView() {
        if loadViewFromNib() {
            guard let table = tableView else { return }
            if table.dataSource == nil { table.dataSource = self }
            if table.delegate == nil { table.delegate = self }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.isEditing = isEditing
        view = table
    }

    /// Clears the selection, if ``clearsSelectionOnViewWillAppear`` is set, and from now on keeps the keyboard off
    /// the content.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView?.avoidKeyboard()
        guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    /// Sets whether the controller and its table are in editing mode.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
    }

    // MARK: Data source

    /// Returns the number of sections; that of the storyboard's static cells, or 1, unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int { staticTable?.sections.count ?? 1 }

    /// Returns the number of rows in a section; that of the storyboard's static cells, or 0, unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticTable?[section: section]?.rows.count ?? 0
    }

    /// Returns the cell of a row; the storyboard's static one, or an empty one, unless overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticTable?[indexPath]?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the title of a section's header; that of the storyboard's static section, or `nil`, unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticTable?[section: section]?.header
    }

    /// Returns the title of a section's footer; that of the storyboard's static section, or `nil`, unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticTable?[section: section]?.footer
    }

    /// Returns whether a row can be edited; `true` unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.leftOut(.canEditRow, true)
    }

    /// Returns whether a row can be moved; left to its cell unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.leftOut(.canMoveRow, false)
    }

    /// Returns the titles of the section index; none unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section of a section index title; the one with the same number unless overridden.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Called when a row is to be deleted or inserted; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.leftOut(.commitEditing)
    }

    /// Called when a row was moved; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.leftOut(.moveRow)
    }

    // MARK: Displaying

    /// Called when a row's cell is about to be displayed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Called when a section's header is about to be displayed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    /// Called when a section's footer is about to be displayed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}

    /// Called when a row's cell is no longer displayed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Called when a section's header is no longer displayed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    /// Called when a section's footer is no longer displayed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    // MARK: Heights

    /// Returns the height of a row; the table's `rowHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticTable?[indexPath]?.height ?? tableView.leftOut(.heightForRow, tableView.rowHeight)
    }

    /// Returns the height of a header; the table's `sectionHeaderHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.leftOut(.heightForHeader, tableView.sectionHeaderHeight)
    }

    /// Returns the height of a footer; the table's `sectionFooterHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.leftOut(.heightForFooter, tableView.sectionFooterHeight)
    }

    /// Returns the estimated height of a row; the table's estimate unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.leftOut(.estimatedHeightForRow, tableView.estimatedRowHeight)
    }

    /// Returns the estimated height of a header; the table's estimate unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.leftOut(.estimatedHeightForHeader, tableView.estimatedSectionHeaderHeight)
    }

    /// Returns the estimated height of a footer; the table's estimate unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.leftOut(.estimatedHeightForFooter, tableView.estimatedSectionFooterHeight)
    }

    /// Returns the indentation level of a row; left to its cell unless overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.leftOut(.indentationLevel, 0)
    }

    /// Returns the header view of a section; one with the title unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.leftOut(.viewForHeader, nil)
    }

    /// Returns the footer view of a section; one with the title unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.leftOut(.viewForFooter, nil)
    }

    // MARK: Selection

    /// Returns whether a touched row is highlighted; `true` unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Called when a row was highlighted; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Called when a row is no longer highlighted; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row to select when a row is tapped; the row itself unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Returns the row to deselect when a row is about to be; the row itself unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Called when the user selected a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Called when the user deselected a row; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns whether a tap performs a row's primary action; `true` unless the table is edited, unless overridden.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    {
        !tableView.isEditing
    }

    /// Called when a row was tapped, after it was selected; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Called when the detail button of a row was tapped; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Editing

    /// Returns the editing style of a row; deletion unless overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        tableView.leftOut(.editingStyle, .delete)
    }

    /// Returns the title of a row's delete button; "Delete" unless overridden.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns the actions of a swipe to the right; none unless overridden.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the actions of a swipe to the left; deletion unless overridden.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns whether a row's content is indented for its editing control; `true` unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    {
        true
    }

    /// Called when a row's swipe actions are about to be shown; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Called when a row's swipe actions were hidden; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the target index path for a dragged row; the proposed one unless overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Menus

    /// Returns the context menu for a long-pressed row; `nil` unless overridden.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when a menu is about to be displayed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when a menu's preview was tapped; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Called when a menu is about to be dismissed; does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

    /// Called when the content offset changed; does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when the user begins to drag the content; does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when a drag ends, and can change the target content offset; does nothing unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called when a drag ended; does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called when deceleration begins; does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called when deceleration ended; does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called when animated scrolling by code ended; does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns whether a tap on the status bar scrolls to the top; `true` unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called when a tap on the status bar scrolled to the top; does nothing unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Called when the adjusted content inset changed; does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns the view to zoom; `nil` unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called when zooming begins; does nothing unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Called when the zoom scale changed; does nothing unless overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Called when zooming ended; does nothing unless overridden.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Returns whether a drag that rests on a row of a spring-loaded table selects it; `true` unless overridden.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    /// Returns the actions of a swipe to the left, as before iOS 13; deletion unless overridden.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { nil }
}
