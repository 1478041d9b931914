import Foundation
import TimeLapse

/// A list of rows, in sections, of which only those in sight have views.
///
/// What it shows is the data source's, and what happens to it is told the delegate. All methods of both but two are
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
/// Rows are as high as ``rowHeight`` or the delegate says. Where they do not, a cell's `sizeThatFits(_:)` does when it
/// comes into sight, and an estimate until then. A table of a million rows whose heights are not the delegate's, or are
/// estimated, costs what is in sight.
///
/// What a data source answers that cannot be is a failure, and the table goes on with what can.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The look of the table.
    public final let style: Style

    // What it shows.
    final var geometry = TableGeometry()
    final var visibleRows: [VisibleRow] = []
    /// Cells out of sight that are kept because the focus is in them.
    final var keptRows: [VisibleRow] = []
    final var visibleEdges: [VisibleEdge] = []
    final var cellPool = ReusePool<String, UITableViewCell>()
    final var edgePool = ReusePool<String, UITableViewHeaderFooterView>()
    final var leftOutMethod: OptionalMethodProbe?
    final var loading = TableLoading()
    final var prefetched: [IndexPath] = []

    // What happens to it.
    final var selection = TableSelection()
    final var rowTouch = RowTouch()
    final var updates: TableUpdates?
    final var leaving: [LeavingRow] = []
    /// The row whose cell is being filled anew.
    final var reconfigured: VisibleRow?
    final var swipe: RowSwipe?
    final var reordering: RowReordering?
    final var isEditingAll = false
    final var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    final var indexView: UITableViewIndex?
    final let swipeRecognizer = RowSwipeRecognizer()
    final var rowMenus: RowMenus?

    /// Makes a table of a style; `frame` is in the coordinates of the superview it will have.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a plain table of no size: a coder carries nothing here.
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

    // MARK: Whom it asks

    /// Who knows what the table shows; held weakly. With another one the table is loaded anew.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            UncalledMethods.report(dataSource, as: .tableDataSource)
            if dataSource !== oldValue { setNeedsReload(droppingRows: true) }
        }
    }

    /// Who has a say in how the table looks, and is told what happens; held weakly.
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

    /// Who is told which rows will be needed soon; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { UncalledMethods.report(prefetchDataSource, as: .tablePrefetching) }
    }

    // MARK: Heights

    /// How high rows are, in points; ``automaticDimension``, as from the start, to ask each row's cell.
    open var rowHeight = UITableView.automaticDimension { didSet { heightDidChange(oldValue, rowHeight) } }

    /// How high headers are; ``automaticDimension``, as from the start, for what suits them.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionHeaderHeight) }
    }

    /// How high footers are; ``automaticDimension``, as from the start, for what suits them.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionFooterHeight) }
    }

    /// How high a row may be until it is shown.
    ///
    /// With ``automaticDimension``, as from the start, the table guesses. With 0 nothing is estimated: the delegate is
    /// asked for all heights at once, and rows of which nobody says anything are 44 points high.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedRowHeight) }
    }

    /// How high a header may be until it is shown; ``automaticDimension``, as from the start, to guess.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedSectionHeaderHeight) }
    }

    /// How high a footer may be until it is shown; ``automaticDimension``, as from the start, to guess.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, estimatedSectionFooterHeight) }
    }

    /// The room above headers; with ``automaticDimension``, as from the start, 22 points in a plain table.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { heightDidChange(oldValue, sectionHeaderTopPadding) }
    }

    private func heightDidChange(_ old: CGFloat, _ new: CGFloat) {
        if old != new { setNeedsReload() }
    }

    // MARK: Views of its own

    /// The view above all sections, as wide as the table and as high as its frame says.
    ///
    /// A height that changes counts once the view is set again, as in UIKit.
    open var tableHeaderView: UIView? { didSet { tableEdgeDidChange(oldValue, tableHeaderView) } }

    /// The view below all sections, as wide as the table and as high as its frame says.
    open var tableFooterView: UIView? { didSet { tableEdgeDidChange(oldValue, tableFooterView) } }

    /// The view behind all rows, as large as the table; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Separators, index

    /// What stands between rows. It is not drawn here, and is no view of its own.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

    /// The colour of the separators; `nil`, as from the start, for the system's.
    open var separatorColor: UIColor?

    /// How far separators keep from the table's edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0) {
        didSet { separatorInset = separatorInset.finite(or: oldValue, "separatorInset", of: summary) }
    }

    /// How many rows there must be for the index at the side to be shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

    /// The colour of the index's titles; `nil`, as from the start, for the tint.
    open var sectionIndexColor: UIColor?

    // MARK: Selecting

    /// Whether rows can be selected by touch.
    open var allowsSelection = true { didSet { selectionRulesDidChange() } }

    /// Whether several rows can be selected at once.
    open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }

    /// Whether rows can be selected by touch while the table is edited.
    open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

    /// Whether several rows can be selected at once while the table is edited; marks for it are shown then.
    open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

    // MARK: Editing

    /// Whether the table is edited, or a row swiped aside; setting it is ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isEditingAll || swipe != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows in all rows what it takes to edit them, or takes it away.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing)
    }

    // MARK: Loading

    /// Asks for everything anew: how many rows there are now, for the cells before the table is next looked at.
    ///
    /// What was selected is so no longer, and editing a single row ends.
    open func reloadData() {
        reloadEverything()
    }

    // MARK: What UIView tells

    /// Has the rows measured again: those that are as high as their texts have other heights.
    override func textSizeDidChange() {
        loading.width = -1
        setNeedsLayout()
    }

    /// Shows the rows that are in sight.
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
