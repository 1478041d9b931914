import Foundation

/// Several controllers, of which one is in sight, above a bar with a tab for each.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [UINavigationController(rootViewController: inbox), settings]
/// tapOn(settings.tabBarItem)
/// ```
///
/// A tab's view is loaded when the tab is first in sight. When another is selected, those concerned are told in this
/// order: the new one that it will appear, the old one that it will disappear, and at the end of the turn the old one
/// that it disappeared and the new one that it appeared. What is selected while an animator of the delegate's is at work
/// comes after its end.
///
/// With more than five controllers, the fifth tab is "More", a list of the rest; see ``moreNavigationController``.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarContainer, UITabBarDelegate {
    /// What a delegate is asked and told.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .tabBarControllerDelegate) }
    }

    private let bar = UITabBar(frame: .zero)
    /// What the children's views are in.
    final let content = UINavigationTransitionView()
    final var tabs: [UIViewController]?
    /// The controller to be seen, one of ``tabs``.
    final var selected: UIViewController?
    /// The child whose view is in place, or about to leave: the selected one, or the list of more.
    final var shown: UIViewController?
    final var change: TabChange?
    private(set) final lazy var more = MoreController(self)
    final var hasMore = false
    /// Whether what a tab's navigation controller pushed has hidden the bar.
    final var wasPushedAway = false

    /// Makes a controller with no tabs. There are no nib files here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller with no tabs: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.manager = self
        bar.delegate = self
    }

    /// Makes the view: the children's views, with the bar in front.
    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = container.bounds
        container.addSubview(content)
        container.addSubview(bar)
        view = container
    }

    // A class in this module cannot inherit these two: see UITableViewController.

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

    // MARK: Tabs

    /// The bar with the tabs, whose items are those of the controllers; not for the user to change.
    open var tabBar: UITabBar { bar }

    /// The controllers, one a tab, from left to right.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Has other tabs; animated or not, they are there at once.
    ///
    /// The selected one stays so if it is among them; else the one at its place is selected, or the first. A controller
    /// that is in there more than once is a failure, and stays where it is first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        changeTabs(to: viewControllers)
    }

    /// The place of the selected controller; `NSNotFound` if there is none, and for the list behind "More".
    ///
    /// A place that there is not is a failure.
    open var selectedIndex: Int {
        get { tabs?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard let tabs, tabs.indices.contains(newValue) else {
                return NavigationFailure.noSuchTab(newValue, of: tabs?.count ?? 0, in: self).record()
            }
            select(tabs[newValue])
        }
    }

    /// The selected controller: one in the bar, or one behind "More", or ``moreNavigationController`` while the list is
    /// shown; `nil` if there is none.
    ///
    /// To set any other than one of these is a failure.
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

    /// The controller behind the tab "More": the list of those for which the bar has no room, and on top of it the one
    /// that was chosen there.
    ///
    /// Of a navigation controller behind it, the stack is shown in this one's, on top of the list, as long as it is
    /// chosen. The list cannot be edited.
    open var moreNavigationController: UINavigationController { more.navigation }

    /// Tells that the user tapped an item, before anything comes of it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Status bar

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    // MARK: As a container

    override func childDidLeave(_ child: UIViewController) {
        forget(child)
    }

    override func pass(_ moment: Appearance.Moment, animated: Bool) {
        switch moment {
        case .comes: showSelectedOutOfSight()
        case .left: breakOffChange()
        case .cameAlong, .arrived: break
        }
    }
}
