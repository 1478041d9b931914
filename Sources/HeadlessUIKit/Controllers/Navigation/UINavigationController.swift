import Foundation

/// A stack of controllers, of which the top one is in sight, under a bar with its title and a way back.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: InboxViewController())
/// window.rootViewController = navigation
/// navigation.pushViewController(MessageViewController(), animated: false)
/// tapOn(theFirstView(withLabel("Inbox")))  // the back button
/// ```
///
/// ``viewControllers`` changes at once. The transition to the new top controller begins with the next layout, as in
/// UIKit: at the end of the event or timer that is handled, or right away outside of any, and as soon as somebody asks
/// for the ``UIViewController/transitionCoordinator``. So what is pushed and popped together is one transition. What is
/// asked for while one is under way waits for its end.
///
/// Those who take part are told, in this order: the old one that it will disappear, the new one that it will appear, the
/// delegate what will be shown; then, at the end, the old one that it disappeared, the new one that it appeared, each
/// that its parent changed, and the delegate what is shown. `willMove(toParent:)` comes when the stack changes.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer {
    /// What a delegate is told and asked.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .navigationControllerDelegate) }
    }

    private let bar: UINavigationBar
    private let bottomBar: UIToolbar
    /// What the children's views are in.
    final let content = UINavigationTransitionView()

    final var stack: [UIViewController] = []
    /// The controller whose view is in place, or about to leave.
    final var shown: UIViewController?
    /// Those in the stack that wait to be told that they came.
    final var newcomers: [UIViewController] = []
    /// Those out of the stack that are children still, as they are in sight.
    final var leavers: [UIViewController] = []
    /// The stack as it was when its top controller was last in place, to go back to.
    final var settledStack: [UIViewController] = []
    /// How to go to the top controller, if it is not the one that is shown.
    final var pendingStep: Step?
    /// What is to lead the next transition, if the user does.
    final var leader: (any UIViewControllerInteractiveTransitioning)?
    /// The transition under way.
    final var change: Change?
    /// The scroll view to whose content a large title gives way.
    final weak var followed: UIScrollView?
    /// The controller that is being told that it appears, and changes of the stack in a row that were made meanwhile.
    final weak var arriving: UIViewController?
    final var changesOnArrival = 0
    /// Whether the bar may show other items than those of the controllers at the bottom of the stack.
    final var itemsAreStale = false
    /// Whether the top controller's view is being loaded for a transition.
    final var isLoadingTop = false
    private var isBarHidden = false
    private var isBottomBarHidden = true
    private let swipe = PopSwipe()

    /// Makes a controller with a stack of one.
    public init(rootViewController: UIViewController) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a controller with bars of its own classes and nothing in the stack.
    ///
    /// - Parameters:
    ///   - navigationBarClass: a subclass of ``UINavigationBar``; any other class, and `nil`, is that itself.
    ///   - toolbarClass: a subclass of ``UIToolbar``, by the same rule.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init(managed: ())
        bottomBar = (toolbarClass as? UIToolbar.Type ?? UIToolbar.self).init(managed: ())
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a controller with nothing in the stack. There are no nib files here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller with nothing in the stack: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.manager = self
        bar.isHidden = isBarHidden
        bottomBar.isHidden = isBottomBarHidden
        swipe.controller = self
    }

    /// Makes the view: the children's views, with the bars in front.
    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = container.bounds
        container.addSubview(content)
        container.addSubview(bar)
        container.addSubview(bottomBar)
        container.addGestureRecognizer(swipe.recognizer)
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

    /// Goes back as the back button does, where there is one and nothing is presented in front.
    open override func accessibilityPerformEscape() -> Bool {
        guard presentedViewController == nil, !isNavigationBarHidden, bar.backButtonItem != nil else {
            return super.accessibilityPerformEscape()
        }
        backButtonPressed()
        return true
    }

    // MARK: Stack

    /// The controllers, the root first; setting them animates nothing.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Shows another stack, in one transition: a pop if its top controller was in the stack, but not on top; a push if
    /// it was not; none if it was on top.
    ///
    /// A controller that is in it more than once is a failure, and so is a navigation controller; it is left out.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let new = acceptable(viewControllers)
        let wasInStack = new.last.map { top in stack.contains { $0 === top } } ?? true
        changeStack(to: new, wasInStack ? .pop : .push, animated: animated)
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller in sight: what is presented here, else the one on top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a controller on top; one that is in the stack already, or a navigation controller, is a failure.
    ///
    /// A controller is taken out of the one that it was in.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        // What is in the stack is a child, which spares others a look through all of it.
        if viewController.parent === self, stack.contains(where: { $0 === viewController }) {
            NavigationFailure.pushedTwice(viewController, on: self).record()
        } else if canTakeIn(viewController) {
            push(viewController, animated: animated)
        }
    }

    /// Takes off the top controller, and returns it; `nil` for the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(keeping: stack.count - 1, animated: animated).last
    }

    /// Takes off all controllers but the root, and returns them; none if there is nothing above it.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(keeping: 1, animated: animated)
    }

    /// Takes off all controllers above one, and returns them; one that is not in the stack is a failure.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            NavigationFailure.notInStack(viewController, of: self).record()
            return nil
        }
        return pop(keeping: index + 1, animated: animated)
    }

    /// Pushes a controller, animated.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: Bars

    /// The bar at the top, whose items are those of the controllers in the stack; not for the user to change.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar at the top is hidden; no unless set. A bar that is hidden by itself leaves its room, too.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides the bar at the top, or shows it; animated or not, it holds at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        bar.isHidden = hidden
        layOutBars()
    }

    /// The bar at the bottom, whose items are the top controller's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { bottomBar }

    /// Whether the bar at the bottom is hidden; yes unless set.
    ///
    /// It is hidden, too, while one in the stack says ``UIViewController/hidesBottomBarWhenPushed``.
    open var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides the bar at the bottom, or shows it; animated or not, it holds at once.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBottomBarHidden else { return }
        isBottomBarHidden = hidden
        layOutBars()
    }

    /// Recognizes the swipe from the left edge that pops the top controller.
    ///
    /// It has a delegate, which lets it begin if there is a way back: a back button that is shown, and no animator of
    /// the delegate's for it. Another delegate, or none, can take its place; from the root, it leads nowhere still.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

    /// The root's item, unless the controller has one of its own.
    open override var tabBarItem: UITabBarItem! {
        get { barState.tabBarItem ?? stack.first?.tabBarItem ?? makeTabBarItem() }
        set { setTabBarItem(newValue) }
    }

    // MARK: Status bar

    /// The top controller while the bar is hidden; else the style is this controller's to decide, as in UIKit.
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }

    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    // MARK: As a container

    override func childDidLeave(_ child: UIViewController) {
        forget(child)
    }

    override func pass(_ moment: Appearance.Moment, animated: Bool) {
        passMoment(moment, animated: animated)
    }
}
