import FailureReporting

/// Shows up to three columns side by side, such as a list and its details, or one at a time where there is no room.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(FoldersViewController(), for: .primary)
/// split.setViewController(LetterViewController(), for: .secondary)
/// ```
///
/// Each column is in a navigation controller, made if necessary. In a horizontally compact environment all are in
/// that of the primary column, one on top of the other, and ``isCollapsed`` is `true`.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The maximum number of columns.
    open private(set) var style: Style

    /// The object that can change which columns are shown.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .splitDelegate) }
    }

    final var given: [Column: UIViewController] = [:]
    final var stacks: [Column: UINavigationController] = [:]
    /// The part of each column's stack that is on top of the primary column's, while collapsed.
    final var collapsedStacks: [(column: Column, controllers: [UIViewController])] = []
    final var mode = DisplayMode.secondaryOnly
    final var hasShown = false
    private var hadRoomBeside: Bool?
    final let dimming = UIView()

    /// Whether there is room for one column only.
    open internal(set) var isCollapsed = false

    /// Makes a controller with empty columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller of a storyboard, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        style = NibCoder.construction(coder) ?? .unspecified
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    override class var finishesDecoding: Bool { true }

    private func setUp() {
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        let tap = UITapGestureRecognizer(target: self, action: UISplitViewController.hideOverlay)
        dimming.addGestureRecognizer(tap)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fitColumns()
        if !isCollapsed { change(to: wantedMode, animated: false) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { fitColumns() }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        fitColumns()
        // Columns that were shown or hidden by the user or by code stay so until rotation.
        if !isCollapsed, hadRoomBeside != hasRoomBeside {
            hadRoomBeside = hasRoomBeside
            if preferredDisplayMode == .automatic { change(to: wantedMode, animated: false) }
        }
        layOutColumns()
    }

    // MARK: Columns

    /// Sets the controller of a column; a supplementary column in a controller of two columns is a failure.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if column == .supplementary, style != .tripleColumn {
            SplitFailure.noSuchColumn(self).record()
            return
        }
        guard given[column] !== vc else { return }
        guard isCollapsed else {
            remove(fill(column, with: vc))
            return showColumns()
        }
        // The stack is put together again, with the column that is on top.
        let top = collapsedStacks.last?.column ?? .primary
        expandColumns()
        remove(fill(column, with: vc))
        collapseColumns(top: top)
    }

    /// Sets the controller of a column without showing it, and returns the navigation controller that the column had.
    final func fill(_ column: Column, with vc: UIViewController?) -> UINavigationController? {
        let old = stacks[column]
        given[column] = vc
        stacks[column] = vc.map { controller in
            // The controller for the compact column is shown as it is.
            if let stack = controller as? UINavigationController { return stack }
            return UINavigationController(rootViewController: controller)
        }
        return old
    }

    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// The controllers that contain the columns, the primary one first; while collapsed, the one that is shown.
    ///
    /// Setting it sets the primary and the last column, or all three; more controllers than columns are left out.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return [collapsedController].compactMap { $0 } }
            return columns.compactMap { stacks[$0] }
        }
        set {
            let columns = newValue.count < 3 ? [.primary, .secondary] : columns
            for (index, column) in columns.enumerated() {
                setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
            }
        }
    }

    final var columns: [Column] {
        style != .tripleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    }

    final var collapsedController: UINavigationController? {
        stacks[.compact] ?? stacks[.primary] ?? stacks[.secondary]
    }

    // MARK: Visible columns

    /// The preferred display mode; a mode with more columns than there are shows those that there are.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { change(to: wantedMode, animated: false) } }
    }

    /// Which columns are visible, and how.
    open var displayMode: DisplayMode { mode }

    /// The preferred width of the primary column, in points: 320, or less where the view is narrow.
    open var preferredPrimaryColumnWidth: CGFloat = 320 {
        didSet {
            preferredPrimaryColumnWidth = preferredPrimaryColumnWidth.numeric(
                or: oldValue, "preferredPrimaryColumnWidth", of: nameInReports)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The preferred width of the supplementary column, in points: 320.
    open var preferredSupplementaryColumnWidth: CGFloat = 320 {
        didSet {
            preferredSupplementaryColumnWidth = preferredSupplementaryColumnWidth.numeric(
                or: oldValue, "preferredSupplementaryColumnWidth", of: nameInReports)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Shows a column; while collapsed, on top of the others.
    open func show(_ column: Column) {
        if isCollapsed {
            bringToTop(column)
        } else if columns.contains(column), !isShown(column) {
            change(to: mode(showing: column), animated: true)
        }
    }

    /// Hides a column, but never the secondary one. While collapsed, pops one controller if the column is on top.
    open func hide(_ column: Column) {
        if isCollapsed {
            if collapsedStacks.last?.column == column { collapsedPrimary?.popViewController(animated: true) }
        } else if isShown(column) {
            switch column {
            case .primary:
                change(to: style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly, animated: true)
            case .supplementary: change(to: .secondaryOnly, animated: true)
            case .secondary, .compact: break
            }
        }
    }

    /// Shows a controller in the primary column; while collapsed, and in a controller with a style, on top of it.
    ///
    /// Without a style, the delegate may show it instead.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if classicDelegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if isCollapsed || style != .unspecified,
            let stack = isCollapsed ? collapsedController : stacks[.primary]
        {
            stack.show(vc, sender: sender)
        } else {
            setViewController(vc, for: .primary)
        }
    }

    /// Shows a controller in the secondary column; while collapsed, on top.
    ///
    /// Without a style, the delegate may show it instead.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if classicDelegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, stacks[.compact] == nil {
            showOnTop(vc)
        } else {
            setViewController(vc, for: .secondary)
        }
    }

    final var collapsedPrimary: UINavigationController? { stacks[.primary] }

    // MARK: Rotation

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? usualOrientationForPresentation
    }

    final var usualOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

    final var usualOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
}
