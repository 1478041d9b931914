/// Manages a stack of controllers and shows the top one, under a navigation bar with its title and a back button.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: InboxViewController())
/// window.rootViewController = navigation
/// navigation.pushViewController(MessageViewController(), animated: false)
/// tapOn(theFirstView(withLabel("Inbox")))  // the back button
/// ```
///
/// ``viewControllers`` changes immediately. The transition to the new top controller begins with the next layout, as in
/// UIKit: at the end of the event or timer that is being handled, immediately outside of one, or as soon as the
/// ``UIViewController/transitionCoordinator`` is read. So what is pushed and popped together is one transition. What is
/// requested during a transition waits for its end.
///
/// The callbacks come in this order: the old controller's `viewWillDisappear`, the new one's `viewWillAppear`, the
/// delegate's `willShow`; at the end, the old one's `viewDidDisappear`, the new one's `viewDidAppear`, their
/// `didMove(toParent:)`, and the delegate's `didShow`. `willMove(toParent:)` comes when the stack changes.
///
/// The stack may change in any of them, also during the first display: what is on top in the end is shown. A root that
/// pushes in its `viewDidLoad` does not appear then; in its `viewWillAppear`, it disappears again once it is in the
/// window.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer {
    /// The object that is told what is shown, and can provide animators.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .navigationControllerDelegate) }
    }

    private let bar: UINavigationBar
    private let bottomBar: UIToolbar
    final let content = UINavigationTransitionView()

    final var stack: [UIViewController] = [] {
        didSet { stackSerial += 1 }
    }
    private(set) final var stackSerial = 0
    final var shown: UIViewController?
    /// Controllers in the stack whose `didMove(toParent:)` is still to be called.
    final var insertedChildren = ControllerList()
    /// Controllers no longer in the stack that are still children, as they are still visible.
    final var removedChildren = ControllerList()
    /// The stack when its top controller was last shown, to be restored after a cancelled transition.
    final var settledStack: [UIViewController] = []
    final var pendingStep: Step?
    final var interactor: (any UIViewControllerInteractiveTransitioning)?
    final var change: ChildChange?
    final weak var followed: UIScrollView?
    /// The controller whose `viewDidAppear` is being called, with the number of stack changes made meanwhile.
    final weak var arriving: UIViewController?
    final var changesOnArrival = 0
    /// Whether the bar may show other items than those of the controllers at the bottom of the stack.
    final var itemsAreStale = false
    final var isLoadingTop = false
    private var isBarHidden = false {
        didSet {
            guard isBarHidden != oldValue else { return }
            bar.isHidden = isBarHidden
            layOutBars()
        }
    }
    private var isBottomBarHidden = true {
        didSet { if isBottomBarHidden != oldValue { layOutBars() } }
    }
    final let swipe = PopSwipe()

    /// Makes a controller with one controller in its stack.
    public init(rootViewController: UIViewController) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a controller with custom bar classes and an empty stack.
    ///
    /// - Parameters:
    ///   - navigationBarClass: a subclass of ``UINavigationBar``; for any other class or `nil`, ``UINavigationBar``.
    ///   - toolbarClass: a subclass of ``UIToolbar``, by the same rule.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init(managed: ())
        bottomBar = (toolbarClass as? UIToolbar.Type ?? UIToolbar.self).init(managed: ())
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a controller of a storyboard, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    override class var finishesDecoding: Bool { true }

    private func setUp() {
        bar.manager = self
        bar.isHidden = isBarHidden
        bottomBar.isHidden = isBottomBarHidden
        swipe.controller = self
    }

    open override func loadView() {
        let container = makeContainer(bars: bar, bottomBar)
        container.addGestureRecognizer(swipe.recognizer)
        for recognizer in [hiding?.pan, hiding?.tap] { recognizer.map(container.addGestureRecognizer) }
        view = container
    }

    /// Goes back like the back button, where there is one and nothing is presented in front.
    open override func accessibilityPerformEscape() -> Bool {
        guard presentedViewController == nil, !isNavigationBarHidden, bar.backButtonItem != nil else {
            return super.accessibilityPerformEscape()
        }
        backButtonPressed()
        return true
    }

    // MARK: Stack

    /// The controllers in the stack, the root first; setting them is not animated.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack in one transition: a pop if the new top controller was in the stack below the top; a push if
    /// it was not; none if it was on top.
    ///
    /// A duplicate controller or a navigation controller is a failure, and is left out.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let new = acceptable(viewControllers)
        let wasInStack = new.last.map { top in stack.contains { $0 === top } } ?? true
        changeStack(to: new, wasInStack ? .pop : .push, animated: animated)
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the presented one, otherwise the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes a controller; one that is in the stack already, or a navigation controller, is a failure.
    ///
    /// The controller is removed from its previous parent.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        // Only children can be in the stack, so others need no search through it.
        if viewController.parent === self, stack.contains(where: { $0 === viewController }) {
            NavigationFailure.pushedTwice(viewController, on: self).record()
        } else if checkForStack(viewController) {
            push(viewController, animated: animated)
        }
    }

    /// Pops the top controller and returns it; `nil` for the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(keeping: stack.count - 1, animated: animated).last
    }

    /// Pops all controllers but the root and returns them; empty if there are none above it.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(keeping: 1, animated: animated)
    }

    /// Pops all controllers above the given one and returns them; one that is not in the stack is a failure.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            NavigationFailure.notInStack(viewController, of: self).record()
            return nil
        }
        return pop(keeping: index + 1, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Pops to a controller in the stack; an override that shows it otherwise does not call `super`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if subsequentVC !== stack.last { popToViewController(subsequentVC, animated: true) }
    }

    // MARK: Bars

    /// The bar at the top, with the items of the controllers in the stack. The navigation controller manages it.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the navigation bar is hidden; no unless set. Setting only the bar's `isHidden` frees its space, too.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar; animated or not, it takes effect immediately.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
    }

    /// The bar at the bottom, whose items are the top controller's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { bottomBar }

    /// Whether the toolbar is hidden; yes unless set.
    ///
    /// It is also hidden while a controller in the stack has ``UIViewController/hidesBottomBarWhenPushed``.
    open var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar; animated or not, it takes effect immediately.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isBottomBarHidden = hidden
    }

    /// The interactive pop gesture: a swipe from the leading edge that pops the top controller.
    ///
    /// Its delegate lets it begin if there is a visible back button, and the navigation controller's delegate provides
    /// no animator for the pop. The delegate can be replaced or removed; at the root, the gesture does nothing even
    /// then.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

    /// The root's tab bar item, unless the controller has its own.
    open override var tabBarItem: UITabBarItem! {
        get { barState.tabBarItem ?? stack.first?.tabBarItem ?? makeTabBarItem() }
        set { setTabBarItem(newValue) }
    }

    // MARK: Status bar

    /// The top controller while the bar is hidden; otherwise this controller determines the style, as in UIKit.
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    // MARK: As a container

    override var hasBars: Bool { true }

    override func childDidLeave(_ child: UIViewController) {
        forget(child)
    }

    override func pass(_ moment: Appearance.Moment, animated: Bool) {
        passMoment(moment, animated: animated)
    }

    // MARK: Hiding bars

    private final var hiding: HidingBars?

    private final var hidingForChange: HidingBars {
        if let hiding { return hiding }
        let hiding = HidingBars(self)
        self.hiding = hiding
        viewIfLoaded?.addGestureRecognizer(hiding.pan)
        viewIfLoaded?.addGestureRecognizer(hiding.tap)
        return hiding
    }

    /// Whether a swipe up hides the bars, and a swipe down shows them. The toolbar takes part if it has items.
    open var hidesBarsOnSwipe: Bool {
        get { hiding?.onSwipe ?? false }
        set { hidingForChange.onSwipe = newValue }
    }

    /// Whether a tap on the content that nothing else handles hides the bars, or shows them if they are hidden.
    open var hidesBarsOnTap: Bool {
        get { hiding?.onTap ?? false }
        set { hidingForChange.onTap = newValue }
    }

    /// Whether the bars are hidden while the height is compact; a tap on the content shows them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hiding?.whenVerticallyCompact ?? false }
        set { hidingForChange.whenVerticallyCompact = newValue }
    }

    /// Whether the keyboard hides the bars when it appears. They stay hidden until a tap on the content shows them.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hiding?.whenKeyboardAppears ?? false }
        set { hidingForChange.whenKeyboardAppears = newValue }
    }

    /// The recognizer of the swipes that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingForChange.pan }

    /// The recognizer of the taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingForChange.tap }
}
