import Foundation
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
    public final let style: Style

    // Content.
    final var geometry = TableGeometry()
    final var visibleRows: [VisibleRow] = []
    /// Cells off screen that are kept because they contain the first responder.
    final var keptRows: [VisibleRow] = []
    final var visibleEdges: [VisibleEdge] = []
    final var cellPool = ReusePool<String, UITableViewCell>()
    final var edgePool = ReusePool<String, UITableViewHeaderFooterView>()
    final var leftOutMethod: OptionalMethodProbe?
    final var loading = TableLoading()
    final var prefetched: [IndexPath] = []

    // State of interactions and updates.
    final var selection = TableSelection()
    final var rowTouch = RowTouch()
    final var updates: TableUpdates?
    final var leaving: [LeavingRow] = []
    /// The row whose cell is being reconfigured.
    final var reconfigured: VisibleRow?
    final var swipe: RowSwipe?
    final var reordering: RowReordering?
    final var isEditingAll = false
    final var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    final var indexView: UITableViewIndex?
    final let swipeRecognizer = RowSwipeRecognizer()
    final var rowMenus: RowMenus?

    /// Creates a table of a style; `frame` is in the coordinates of the future superview.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table of zero size: the coder is ignored.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        swipeRecognizer.list = self
        addGestureRecognizer(swipeRecognizer)
        panGestureRecognizer.addTarget(self, action: UITableView.contentWasDragged)
    }

    // MARK: Data source and delegate

    /// The object that provides the content, held weakly. Setting another one reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            UncalledMethods.report(dataSource, as: .tableDataSource)
            if dataSource !== oldValue { setNeedsReload(droppingRows: true) }
        }
    }

    /// The object that controls appearance and behaviour, and is told about events; held weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .tableDelegate)
            scrollDelegate = delegate
            watchForMenus(delegate != nil)
            if delegate !== oldValue { setNeedsReload() }
        }
    }

    override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITableViewDelegate
        scrollDelegate = delegate
    }

    /// The object that is told which rows will be needed soon; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { UncalledMethods.report(prefetchDataSource, as: .tablePrefetching) }
    }

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
        didSet { heightDidChange(oldValue, sectionHeaderTopPadding) }
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

    /// The style of the separators between rows. They are not drawn here, and are not views.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

    /// The colour of the separators; `nil`, the default, for the system's.
    open var separatorColor: UIColor?

    /// The insets of the separators from the table's edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0) {
        didSet { separatorInset = separatorInset.finite(or: oldValue, "separatorInset", of: summary) }
    }

    /// The minimum number of rows for which the section index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

    /// The colour of the section index's titles; `nil`, the default, for the tint.
    open var sectionIndexColor: UIColor?

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
        changeEditing(editing)
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
    override func takeContentSize(_ size: CGSize) {}

    override func knownSafeAreaDidChange(_ old: UIEdgeInsets) {
        if knownSafeArea.left != old.left || knownSafeArea.right != old.right { contentSidesDidChange() }
    }

    /// Measures the rows again, because text sizes change their heights.
    override func textSizeDidChange() {
        loading.width = -1
        setNeedsLayout()
    }

    /// Shows the visible rows.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showWhatIsInSight()
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
}
