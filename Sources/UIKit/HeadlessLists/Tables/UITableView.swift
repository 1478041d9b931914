@_spi(Wings) import HeadlessUIKitCore
import TimeLapse

/// A list of rows in sections that creates views only for the visible ones.
///
/// The data source provides the content, and the delegate is told what happens. All but two of their methods are
/// optional.
///
/// ```swift
/// final class NotesViewController: UIViewController, UITableViewDataSource {
///     var notes = ["Milk", "Bread"]
///
///     override func loadView() {
///         let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
///         table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
///         table.dataSource = self
///         view = table
///     }
///
///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
///
///     func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
///         cell.textLabel?.text = notes[indexPath.row]
///         return cell
///     }
/// }
/// ```
///
/// Row heights come from ``rowHeight`` or the delegate; without either, from the cell's `systemLayoutSizeFitting` when
/// it becomes visible, and from an estimate until then. Unless the delegate returns exact heights, the cost depends on
/// the visible rows only, even with a million rows.
///
/// A value from the data source that is not valid is a failure, and the table goes on with a valid one.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The string in `sectionIndexTitles` that stands for a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Stands for a height that the table determines itself.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The table's style.
    open var style: Style { styleStore }
    final let styleStore: Style

    // Content. Accesses to what is unchecked are over before any other code is called; they are so many in each layout
    // that checking them for overlaps costs more than they do.
    @exclusivity(unchecked) final var geometry = TableGeometry()
    @exclusivity(unchecked) final var visibleRows: [VisibleRow] = []
    /// Cells off screen that are kept because they contain the first responder.
    @exclusivity(unchecked) final var keptRows: [VisibleRow] = []
    final var visibleEdges: [VisibleEdge] = []
    final var cellPool = ReusePool<String, UITableViewCell>()
    final var edgePool = ReusePool<String, UITableViewHeaderFooterView>()
    final var leftOutMethod: OptionalMethodProbe?
    @exclusivity(unchecked) final var loading = TableLoading()
    @exclusivity(unchecked) final var prefetched: [IndexPath] = []

    // State of interactions and updates.
    final var selection = TableSelection()
    final var rowTouch = RowTouch()
    final var updates: TableUpdates?
    final var leaving: [LeavingRow] = []
    final var reconfigured: VisibleRow?
    @exclusivity(unchecked) final var swipe: RowSwipe?
    @exclusivity(unchecked) final var reordering: RowReordering?
    final var isEditingAll = false
    final var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    final var indexView: UITableViewIndex?
    final let swipeRecognizer = RowSwipeRecognizer()
    final var rowMenus: RowMenus?
    @exclusivity(unchecked) final var dragAndDrop: ListDragAndDrop?

    /// Creates a table of a style; `frame` is in the coordinates of the future superview.
    public init(frame: CGRect, style: Style) {
        styleStore = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table of a nib, with what the file says of it. A coder that code makes holds nothing: the table is
    /// plain, of zero size.
    public required init?(coder: NSCoder) {
        styleStore = NibCoder.construction(coder) ?? .plain
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    private func setUp() {
        alwaysBounceVertical = true
        setBackgroundColor(style == .plain ? .systemBackground : .systemGroupedBackground)
        add(swipeRecognizer)
    }

    // MARK: Data source and delegate

    // Not checked for overlapping accesses: reading or setting one is over before its observer or anything else is
    // called, and each row that is shown reads both.

    /// The object that provides the content, held weakly. Setting another one reloads the table.
    @exclusivity(unchecked) open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            UncalledMethods.report(dataSource, as: .tableDataSource)
            if dataSource !== oldValue { setNeedsReload(droppingRows: true) }
        }
    }

    /// The object that controls appearance and behaviour, and is told about events; held weakly.
    @exclusivity(unchecked) open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .tableDelegate)
            scrollDelegate = delegate
            watchForMenus(delegate != nil)
            if delegate !== oldValue { setNeedsReload() }
        }
    }

    @_spi(Wings) open override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITableViewDelegate
        scrollDelegate = delegate
    }

    /// The object that is told which rows will be needed soon; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { UncalledMethods.report(prefetchDataSource, as: .tablePrefetching) }
    }

    // MARK: Drag and drop

    /// The object that provides the items of drags; held weakly.
    ///
    /// Its rows can be lifted on iPad; elsewhere set ``dragInteractionEnabled``, too.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet {
            UncalledMethods.report(dragDelegate, as: .tableDragDelegate)
            updateDragAndDrop()
        }
    }

    /// The object that takes the items of drops; held weakly.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet {
            UncalledMethods.report(dropDelegate, as: .tableDropDelegate)
            updateDragAndDrop()
        }
    }

    /// Whether rows can be lifted; by default on iPad, not on iPhone.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { updateDragAndDrop() }
    }

    /// Whether rows of the table are lifted or dragged.
    open var hasActiveDrag: Bool { dragAndDrop?.hasActiveDrag ?? false }

    /// Whether a drag that the table takes is over it.
    open var hasActiveDrop: Bool { dragAndDrop?.hasActiveDrop ?? false }

    // MARK: Heights

    /// The height of rows, in points; ``automaticDimension``, the default, measures each row's cell.
    open var rowHeight = UITableView.automaticDimension { didSet { heightDidChange(oldValue, rowHeight) } }

    /// The height of headers, in points; ``automaticDimension``, the default, fits their content.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionHeaderHeight) }
    }

    /// The height of footers, in points; ``automaticDimension``, the default, fits their content.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionFooterHeight) }
    }

    /// The estimated height of a row before it is shown, in points.
    ///
    /// With ``automaticDimension``, the default, the table estimates. With 0 nothing is estimated: the delegate is
    /// asked for the heights of all rows up front, and rows without one are 44 points high.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedRowHeight) }
    }

    /// The estimated height of a header before it is shown; the table estimates with ``automaticDimension``,
    /// the default.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) }
    }

    /// The estimated height of a footer before it is shown; the table estimates with ``automaticDimension``,
    /// the default.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) }
    }

    /// The padding above headers; ``automaticDimension``, the default, stands for 22 points in a plain table.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet {
            noteAppearance(.tableHeaderTopPadding)
            heightDidChange(oldValue, sectionHeaderTopPadding)
        }
    }

    /// Which changes of its content resize a visible cell that is as high as its content.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    private func heightDidChange(_ old: CGFloat, _ new: CGFloat) {
        if old != new { setNeedsReload() }
    }

    // MARK: Table header, footer, background

    /// The view above all sections, as wide as the table and with the height of its own frame.
    ///
    /// As in UIKit, a new height takes effect when the view is set again.
    open var tableHeaderView: UIView? { didSet { tableEdgeDidChange(oldValue, tableHeaderView) } }

    /// The view below all sections, as wide as the table and with the height of its own frame.
    open var tableFooterView: UIView? { didSet { tableEdgeDidChange(oldValue, tableFooterView) } }

    /// The view behind all rows, as large as the table; it does not scroll.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    // MARK: Separators, index

    /// The style of the separators between rows. They are not views.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { lookDidChange(.tableSeparatorStyle) }
    }

    /// The colour of the separators; `nil`, the default, for the system's.
    open var separatorColor: UIColor? {
        didSet { lookDidChange(.tableSeparatorColor) }
    }

    /// The effect of the separators; none by default.
    open var separatorEffect: UIVisualEffect? {
        didSet { lookDidChange(.tableSeparatorEffect) }
    }

    /// What ``separatorInset`` is measured from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { lookDidChange(.tableSeparatorInsetReference) }
    }

    private func lookDidChange(_ property: AppearanceProperty) {
        noteAppearance(property)
        ViewTree.change(self)
    }

    /// The insets of the separators from the table's edges: unless set, the cells' margin at the leading one.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue.finite(or: separatorInset, "separatorInset", of: summary)
            lookDidChange(.tableSeparatorInset)
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?

    /// The minimum number of rows for which the section index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

    /// The colour of the section index's titles; `nil`, the default, for the tint.
    open var sectionIndexColor: UIColor? {
        didSet {
            lookDidChange(.tableIndexColor)
            indexView?.showColors()
        }
    }

    /// The colour behind the section index; clear if `nil`.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet {
            lookDidChange(.tableIndexBackground)
            indexView?.showColors()
        }
    }

    /// The colour behind the section index while it is touched; ``sectionIndexBackgroundColor`` if `nil`.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { lookDidChange(.tableIndexTrackingBackground) }
    }

    /// Whether cells' margins follow the width in which text is easy to read; `false` unless set. It has no
    /// effect here.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// Whether cells are inset from the safe area; `true` unless set. It has no effect here.
    open var insetsContentViewsToSafeArea = true

    /// Whether the focused row is remembered. There is no focus engine here. It has no effect here.
    open var remembersLastFocusedIndexPath = false

    /// Whether selecting a row follows focus. There is no focus engine here. It has no effect here.
    open var selectionFollowsFocus = false

    /// The height to which empty rows below the last one are drawn, in points. It has no effect here.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { fillerRowHeight = fillerRowHeight.finite(or: oldValue, "fillerRowHeight", of: summary) }
    }

    // MARK: Selecting

    /// Whether the user can select rows.
    open var allowsSelection = true { didSet { selectionRulesDidChange() } }

    /// Whether several rows can be selected at once.
    open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }

    /// Whether the user can select rows in editing mode.
    open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

    /// Whether several rows can be selected at once in editing mode, which then shows selection marks.
    open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

    // MARK: Editing

    /// Whether the table is in editing mode, or a row is swiped; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isEditingAll || swipe != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing mode on or off, with the editing controls of all rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        closeSwipe()
        guard isEditingAll != editing else { return }
        abandonReordering()
        forgetRowTouch()
        isEditingAll = editing
        ViewTree.change(self)
        selectionRulesDidChange()
        for row in visibleRows + keptRows { row.cell.layoutIfNeeded() }
    }

    // MARK: Loading

    /// Reloads everything: the number of rows immediately, the cells before the table is next laid out or queried.
    ///
    /// The selection is cleared, and a swiped row is closed.
    open func reloadData() {
        reloadEverything()
    }

    // MARK: UIView callbacks

    /// The rows alone make up the content.
    @_spi(Wings) open override func takeContentSize(_ size: CGSize) {}

    @_spi(Wings) open override func knownSafeAreaDidChange(_ old: UIEdgeInsets) {
        if knownSafeArea.left != old.left || knownSafeArea.right != old.right { contentSidesDidChange() }
    }

    /// Measures the rows again, because text sizes change their heights.
    @_spi(Wings) open override func textSizeDidChange() {
        loading.width = -1
        setNeedsLayout()
    }

    /// Shows the visible rows.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showVisibleRows()
        correctScrollTarget()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchBegan(touches, event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !rowTouchCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Reuse

    /// Registers a class of cells for ``dequeueReusableCell(withIdentifier:for:)``.
    ///
    /// Cells are created with `init(style:reuseIdentifier:)` in the default style. `nil` removes the registration. A
    /// class that is not a `UITableViewCell` is a failure.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        if cellPool.register(anyClass: cellClass, for: identifier) { return }
        TableFailure.wrongClass(self, cellClass, of: "UITableViewCell").record()
    }

    /// Registers a nib whose first object is a cell; `nil` removes the registration.
    ///
    /// A nib that cannot be had, or has another first object, is a failure when a cell is dequeued.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(nib.map { ReusableNib($0, for: identifier, in: self).make }, for: identifier)
    }

    /// Registers a nib whose first object is a header or footer; `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        edgePool.register(nib.map { ReusableNib($0, for: identifier, in: self).make }, for: identifier)
    }

    /// Registers what makes the cells of an identifier, as a storyboard does for its prototypes.
    package final func register(prototype make: @escaping () -> UITableViewCell, for identifier: String) {
        cellPool.register(make, for: identifier)
    }

    /// Registers a class of headers and footers for a reuse identifier.
    ///
    /// Views are created with `init(reuseIdentifier:)`. `nil` removes the registration. A class that is not a
    /// `UITableViewHeaderFooterView` is a failure.
    open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        if edgePool.register(anyClass: viewClass, for: identifier) { return }
        TableFailure.wrongClass(self, viewClass, of: "UITableViewHeaderFooterView").record()
    }

    /// Returns a reusable cell, or else a new one of the registered class; `nil` without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            cell.isWaiting = false
            cell.prepareForReuse()
            return cell
        }
        return cellPool.makeView(for: identifier) { $0.instance(reuseIdentifier: identifier) }
    }

    /// Returns a cell for a row: a reusable one, or else a new one of the registered class.
    ///
    /// It has the row's size already. An identifier without a registered class is a failure, and so is an index path
    /// without a row; an empty cell with that identifier is returned then.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        if let reconfigured, reconfigured.path == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        {
            return reconfigured.cell
        }
        let cell: UITableViewCell
        if let found = dequeueReusableCell(withIdentifier: identifier) {
            cell = found
        } else {
            // A nib without a cell has failed already.
            if !cellPool.hasRegistration(for: identifier) {
                TableFailure.notRegistered(self, identifier, as: "a cell").record()
            }
            // Said once, and not for each row.
            cellPool.register(UITableViewCell.self, for: identifier)
            cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if geometry.contains(indexPath) {
            // Not in place, which would allocate memory for the access.
            cell.frame = CGRect(origin: cell.frame.origin, size: rowFrame(indexPath).size)
        } else {
            TableFailure.noSuchRow(self, indexPath, to: "dequeue a cell for").record()
        }
        return cell
    }

    /// Returns a reusable header or footer, or else a new one of the registered class; `nil` without either.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        if let view = edgePool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return edgePool.makeView(for: identifier) { $0.instance(reuseIdentifier: identifier) }
    }

    // MARK: Places

    /// The number of sections that the data source returned last; it is asked if it was not yet.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// The number of rows in a section that the data source returned last; 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    /// The rectangle of a section, with its header and footer.
    open func rect(forSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(ofSection: section) : nil)
    }

    /// The rectangle of a section's header, in its position when it is not pinned.
    open func rectForHeader(inSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(of: .header, in: section) : nil)
    }

    /// The rectangle of a section's footer, in its position when it is not pinned.
    open func rectForFooter(inSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(of: .footer, in: section) : nil)
    }

    /// The rectangle of a row; in an inset table it is inset from the sides.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return geometry.contains(indexPath) ? rowFrame(indexPath) : rect(of: nil)
    }

    /// Returns the index path of the row at a point of the content; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.isFinite, point.x >= 0, point.x < max(boundsStore.width, 0) else { return nil }
        return geometry.row(at: point.y)
    }

    /// Returns the index paths of the rows that intersect a rectangle of the content, in order; `nil` for a
    /// rectangle that is null or not finite.
    ///
    /// - Complexity: O(log *n* + *k*) with *k* rows there.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard rect.isFinite, !rect.isNull else { return nil }
        let rect = rect.standardized
        guard rect.maxX > 0, rect.minX < boundsStore.width else { return [] }
        return geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// Returns the index path of the row that a cell shows; `nil` if it shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.table === self ? cell.rowPath : nil
    }

    /// Returns the cell of a row; `nil` if the row is off screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showIfNeeded()
        return shownCell(indexPath)
    }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        showIfNeeded()
        return visibleRows.map(\.cell)
    }

    /// The index paths of the visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        showIfNeeded()
        return visibleRows.map(\.path)
    }

    /// The header of a section; `nil` if it is off screen, or not a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.header, section)
    }

    /// The footer of a section; `nil` if it is off screen, or not a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.footer, section)
    }

    // MARK: Scrolling

    /// Scrolls a row to a position in the table, as far as the content's edges allow.
    ///
    /// Rows with estimated heights are measured when they become visible, and the final position accounts for that.
    /// An index path without a row is a failure; one whose row is `NSNotFound` stands for its section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let isSection =
            indexPath.count == 2 && indexPath.row == NSNotFound
            && geometry.sections.indices.contains(indexPath.section)
        guard isSection || geometry.contains(indexPath) else {
            TableFailure.noSuchRow(self, indexPath, to: "scroll to").record()
            return
        }
        scrollTarget = nil
        let target = offset(showing: indexPath, at: scrollPosition)
        if animated, window != nil, UIView.areAnimationsEnabled {
            guard target != contentOffset else { return }
            setContentOffset(target, animated: true)
            if isAnimatingOffset { scrollTarget = (indexPath, scrollPosition) }
            return
        }
        setContentOffset(target, animated: animated)
        settle(on: indexPath, at: scrollPosition)
    }

    /// Scrolls to the first of the selected rows.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let first = selection.paths.min() else { return }
        scrollToRow(at: first, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// The row that was selected first; `nil` if none is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

    /// The selected rows, in the order of selection; `nil` if none is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.paths.isEmpty ? nil : selection.paths
    }

    /// Selects a row, and scrolls to it as `scrollPosition` says; with ``ScrollPosition/none`` it does not scroll.
    ///
    /// The delegate is not called. Unless several rows can be selected, the others are deselected. With `nil` all rows
    /// are. An index path without a row is a failure.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection.paths { deselectRow(at: path, animated: animated) }
            return
        }
        loadIfNeeded()
        guard geometry.contains(indexPath) else {
            TableFailure.noSuchRow(self, indexPath, to: "select").record()
            return
        }
        if !takesSeveralSelections {
            for path in selection.paths where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        selection.insert(indexPath)
        ViewTree.change(self)
        shownCell(indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row, if it is selected; the delegate is not called.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.contains(indexPath) else { return }
        selection.remove(indexPath)
        ViewTree.change(self)
        shownCell(indexPath)?.setSelected(false, animated: animated)
    }

    /// Asks for the titles of the section index again.
    open func reloadSectionIndexTitles() {
        loadIfNeeded()
        loading.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
        setNeedsLayout()
    }

    /// Whether a drag that rests on a row selects it, as a tap does; `false` unless set.
    open var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setOwnSpring(newValue, makeSpring) }
    }

    /// The interaction that shows the menus of rows; `nil` without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus?.interaction }

    // MARK: Updates

    /// Begins a batch of changes, which ends with as many calls of ``endUpdates()``.
    open func beginUpdates() {
        if updates == nil { updates = TableUpdates(isLoaded: !loading.isNeeded) }
        updates?.depth += 1
    }

    /// Ends a batch of changes: the table asks for the numbers of rows, and shows them.
    ///
    /// Without any changes, row heights are requested again and animated; no cell is reloaded. Changes that do not
    /// match the new counts are a failure, and the table is reloaded instead. Calls without ``beginUpdates()`` do
    /// nothing.
    open func endUpdates() {
        guard updates != nil else { return }
        updates?.depth -= 1
        if updates?.depth == 0 { commitUpdates() }
    }

    /// Makes changes in one animation, and calls `completion` when it is complete.
    ///
    /// Deletions, reloads and the sources of moves use index paths from before the update, insertions and the targets
    /// of moves those after it, whatever the order of the calls.
    ///
    /// - Parameters:
    ///   - updates: changes the data and calls the table's methods; with `nil`, row heights are requested again.
    ///   - completion: called with whether the changes were made; `false` after a failure.
    @preconcurrency
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        if let completion { self.updates?.completions.append(completion) }
        endUpdates()
    }

    /// Makes changes in one animation, by a closure that the table does not keep.
    @preconcurrency
    open func performBatchUpdates(
        _ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Whether there are changes that the table has not applied yet, or placeholders of drops.
    open var hasUncommittedUpdates: Bool {
        dragAndDrop?.placeholders.isEmpty == false || updates.map { !$0.isEmpty } ?? false
    }

    /// Inserts rows; the index paths are those after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .insertItem($0) }, animation)
    }

    /// Deletes rows; the index paths are those before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .deleteItem($0) }, animation)
    }

    /// Reloads the cells of rows; the index paths are those before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .reloadItem($0) }, animation)
    }

    /// Moves a row from an index path before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(indexPath, to: newIndexPath)])
    }

    /// Reconfigures the existing cells of the given rows; the data source dequeues the same cell objects.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reconfigureItem($0) })
    }

    /// Inserts sections; the indices are those after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections; the indices are those before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .deleteSection($0) }, animation)
    }

    /// Reloads sections: their numbers of rows, cells, headers and footers; the indices are those before the update.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .reloadSection($0) }, animation)
    }

    /// Moves a section from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(section, to: newSection)])
    }
}
