/// Manages several controllers and shows one of them, above a tab bar with a tab for each.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [UINavigationController(rootViewController: inbox), settings]
/// tapOn(settings.tabBarItem)
/// ```
///
/// A tab's view is loaded when the tab is first shown. When another is selected, the callbacks come in this order: the
/// new controller's `viewWillAppear`, the old one's `viewWillDisappear`, and at the end of the turn the old one's
/// `viewDidDisappear` and the new one's `viewDidAppear`. A selection during the delegate's animated transition waits
/// for its end.
///
/// With more than five controllers, the fifth tab is "More", a list of the rest; see ``moreNavigationController``.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarContainer, UITabBarDelegate {
    /// The object that decides about selections, is told of them, and can provide animators.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .tabBarControllerDelegate) }
    }

    private let bar = UITabBar(frame: .zero)
    final let content = UINavigationTransitionView()
    final var tabs: [UIViewController]?
    final var selected: UIViewController?
    /// The child whose view is shown, or about to disappear: the selected one, or the "More" list.
    final var shown: UIViewController?
    final var change: ChildChange?
    private(set) final lazy var more = MoreController(self)
    final var hasMore = false
    /// Whether the bar is hidden because of a controller that a tab's navigation controller pushed.
    final var wasPushedAway = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller of a storyboard, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    override class var finishesDecoding: Bool { true }

    private func setUp() {
        bar.manager = self
        bar.delegate = self
    }

    open override func loadView() {
        view = makeContainer(bars: bar)
    }

    /// Selects the tab of a controller; an override that shows it otherwise does not call `super`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if selectedViewController !== subsequentVC { selectedViewController = subsequentVC }
    }

    // MARK: Tabs

    /// The bar with the controllers' items. The tab bar controller manages it: do not change its items.
    open var tabBar: UITabBar { bar }

    /// The controllers, one for each tab, from the leading edge.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the tabs; animated or not, it takes effect immediately.
    ///
    /// The selected one stays selected if it is among them; otherwise the one at its index is selected, or the first. A
    /// duplicate controller is a failure, and keeps its first position.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        changeTabs(to: viewControllers)
    }

    /// The index of the selected controller; `NSNotFound` if there is none, and for the "More" list.
    ///
    /// An index out of range is a failure.
    open var selectedIndex: Int {
        get { tabs?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard let tabs, tabs.indices.contains(newValue) else {
                return NavigationFailure.noSuchTab(newValue, of: tabs?.count ?? 0, in: self).record()
            }
            select(tabs[newValue])
        }
    }

    /// The selected controller: one in the bar, one under "More", or ``moreNavigationController`` while the list is
    /// shown; `nil` if there is none.
    ///
    /// Setting any other controller is a failure.
    open var selectedViewController: UIViewController? {
        get { hasMore && visibleTab === more.navigation && more.borrowed == nil ? more.navigation : selected }
        set {
            guard let newValue else { return }
            if hasMore, newValue === more.navigation { return selectMore() }
            guard let tabs, tabs.contains(where: { $0 === newValue }) else {
                return NavigationFailure.notATab(newValue, of: self).record()
            }
            select(newValue)
        }
    }

    /// The controller of the "More" tab: a list of the controllers that have no tab, with the one that was chosen there
    /// on top.
    ///
    /// While a navigation controller in the list is chosen, the controllers in its stack are shown in this one's stack,
    /// on top of the list. The list cannot be edited.
    open var moreNavigationController: UINavigationController { more.navigation }

    /// Called when the user tapped an item, before its tab is selected; does nothing unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Status bar

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    // MARK: As a container

    override var hasBars: Bool { true }

    override func childDidLeave(_ child: UIViewController) {
        forget(child)
    }

    override func pass(_ moment: Appearance.Moment, animated: Bool) {
        passMoment(moment)
    }
}
