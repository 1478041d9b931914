import Foundation

/// A screen or a part of one: it makes a view, and is told when that comes into sight and leaves it.
///
/// ```swift
/// final class GreetingViewController: UIViewController {
///     let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 24))
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         label.text = "Hello"
///         view.addSubview(label)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    private var viewStore: UIView?
    private var isLoadingView = false
    final var appearance = Appearance()
    final var presentation: Presentation?
    final weak var presenter: UIViewController?
    /// The transition that the controller takes part in.
    final weak var transition: ControllerTransition?
    final var overrides = UITraitOverrides()
    final var traitChangeHandlers: [TraitChangeHandler] = []
    /// What the controller is told the end of at the moment, by its last appearance call.
    final var endedTransition: Presentation.Phase?
    /// What shows the controller, or will.
    final var presentationControllerStore: UIPresentationController?
    /// Who let go of the focus when the controller went out of sight, and gets it back when it returns.
    final weak var keptFocus: UIResponder?
    /// The traits that a container has given the controller, whatever its view is in.
    final var containerOverrides: TraitValues? {
        didSet { if containerOverrides != oldValue { viewIfLoaded?.updateInheritedTraits() } }
    }
    /// The commands that were added to those of the class.
    final var addedKeyCommands: [UIKeyCommand] = []
    /// The button that begins and ends editing, once somebody asked for it.
    final weak var ownEditButton: UIBarButtonItem?
    /// What it has for the bars of containers, and what they keep of it.
    final var barState = BarState()

    /// Makes a controller. There are no nib files here: a name or a bundle makes no difference.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller: a coder carries nothing here, for there are no storyboards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// What the controller shows, in a word or two, to whatever names it.
    ///
    /// Set, it is the title of ``navigationItem`` and of ``tabBarItem``, too; not the other way round, as in UIKit.
    open var title: String? {
        didSet { titleDidChange() }
    }

    // MARK: View

    /// The controller's view; asking for it makes it, by ``loadView()``, and ``viewDidLoad()`` follows.
    open var view: UIView! {
        get { loadedView }
        set { setView(newValue) }
    }

    /// The view, made if need be.
    package final var loadedView: UIView {
        loadViewIfNeeded()
        // After loading there always is one.
        return viewStore ?? UIView()
    }

    /// The view if it is made already.
    public final var viewIfLoaded: UIView? { viewStore }

    /// Whether the view is made already.
    public final var isViewLoaded: Bool { viewStore != nil }

    /// Makes the view unless it is made already.
    public final func loadViewIfNeeded() {
        guard viewStore == nil else { return }
        if isLoadingView {
            ControllerFailure.viewUsedWhileLoading(self).record()
            setView(UIView(frame: UIScreen.main.bounds))
            return
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if viewStore == nil {
            ControllerFailure.noViewLoaded(self).record()
            setView(UIView(frame: UIScreen.main.bounds))
        }
        viewDidLoad()
    }

    /// Makes the view; the default is an empty one of the screen's size. Not for calling: ``view`` does.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Tells, once, that the view is made.
    open func viewDidLoad() {}

    private func setView(_ newView: UIView?) {
        if viewStore?.controller === self { viewStore?.controller = nil }
        viewStore = newView
        newView?.controller = self
        if effectiveOverrides != TraitValues() { newView?.updateInheritedTraits() }
    }

    /// What the view is shown by; before it is made, what it would be.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Tells that the view's traits changed; not for calling.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Safe area

    /// What the controller adds to the safe area of its view, such as for bars of its own, and of all in it.
    ///
    /// A value that is not finite is a failure, and the insets stay.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { additionalInsetsDidChange(from: oldValue) }
    }

    /// Tells that the safe area of the view changed, after the view itself was told.
    open func viewSafeAreaInsetsDidChange() {}

    /// The least room between the view's edges and its content: 16 points on the left and right.
    public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    /// Whether the view's margins are no smaller than that; `true` unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() } }
    }

    // MARK: Appearance

    /// Tells that the view is about to come into sight.
    open func viewWillAppear(_ animated: Bool) {}

    /// Tells that the view is in the window, just before it is laid out for the first time.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Tells that the view came into sight.
    open func viewDidAppear(_ animated: Bool) {}

    /// Tells that the view is about to leave sight.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Tells that the view left sight.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells that the view is about to lay out the views in it.
    open func viewWillLayoutSubviews() {}

    /// Tells that the view laid out the views in it.
    open func viewDidLayoutSubviews() {}

    /// Whether the children are told of this controller's appearance without its doing.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it begins to come into sight or to leave it, from a container that does this itself.
    ///
    /// - Parameters:
    ///   - isAppearing: which of the two.
    ///   - animated: what the child is told of it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that what ``beginAppearanceTransition(_:animated:)`` began is over.
    open func endAppearanceTransition() {
        endAppearance()
    }

    // MARK: Containment

    /// The controllers in this one, in the order in which they were added.
    public internal(set) final var children: [UIViewController] = []

    /// The controller that this one is in.
    public internal(set) final weak var parent: UIViewController?

    /// Takes `child` into this controller, out of the one that it was in.
    ///
    /// Its view is for the container to add, and ``didMove(toParent:)`` for it to call afterwards.
    open func addChild(_ child: UIViewController) {
        adopt(child)
    }

    /// Takes the controller out of the one that it is in; ``willMove(toParent:)`` is for the container to call
    /// before.
    open func removeFromParent() {
        guard let parent else { return }
        leaveParent(parent)
        didMove(toParent: nil)
    }

    /// Tells that the controller is about to come into another one; into none if `nil`.
    open func willMove(toParent parent: UIViewController?) {}

    /// Tells that the controller came into another one, or out of the one that it was in.
    open func didMove(toParent parent: UIViewController?) {}

    /// What shows the controller in a style, if it has a way of its own.
    func makePresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }

    /// Takes note that the user ended its presentation, as by a tap outside, after all others were told.
    func wasDismissedByUser() {}

    /// Takes note that a child is no longer in this controller.
    func childDidLeave(_ child: UIViewController) {}

    /// Takes note of where the controller is on its way into sight or out of it.
    func pass(_ moment: Appearance.Moment, animated: Bool) {}

    // MARK: In bars

    /// What a navigation controller's bar shows for this controller; made when first asked for, with its title.
    open var navigationItem: UINavigationItem { makeNavigationItem() }

    /// What a tab bar controller's bar shows for this controller; made when first asked for, with its title.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set { setTabBarItem(newValue) }
    }

    /// What a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barState.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what a navigation controller's toolbar shows; animated or not, it is there at once.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        barState.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self)
    }

    /// Whether the bars at the bottom are hidden while the controller is in a navigation controller's stack.
    open var hidesBottomBarWhenPushed: Bool {
        get { barState.hidesBottomBarWhenPushed }
        set { setHidesBottomBar(newValue) }
    }

    /// The edges at which the view reaches under a container's bars that let it shine through; all unless set.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Whether the view reaches under bars that are opaque, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Presentation

    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// How the controller comes and goes when it is presented, unless an animator says otherwise.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Who has animators and the like for the controller's presentation; held weakly.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet {
            UncalledMethods.report(transitioningDelegate, as: .transitioningDelegate)
            if presenter == nil, modalPresentationStyle == .custom { presentationControllerStore = nil }
        }
    }

    /// Whether the controller is what those in it are presented over in the styles of a context; no unless set.
    open var definesPresentationContext = false

    /// Whether what is presented over the controller in the styles of a context comes and goes as this one does.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user cannot end the controller's presentation, as by a swipe; that is up to the code then.
    open var isModalInPresentation = false

    /// Whether the controller decides about the status bar though it does not cover the window.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The controller that this one, or one that it is in, presents.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or one that it is in.
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    /// Whether the controller is on its way up: from `viewWillAppear` to `viewDidAppear`, both included.
    public final var isBeingPresented: Bool { isInTransition(.beginning) }

    /// Whether the controller is on its way down: from `viewWillDisappear` to `viewDidDisappear`, both included.
    public final var isBeingDismissed: Bool { isInTransition(.ending) }

    /// Shows `controller` in front of this one until it is dismissed.
    ///
    /// Whoever presents already, is in no window, or presents itself is refused with a failure.
    ///
    /// - Parameters:
    ///   - controller: what to show, in its ``modalPresentationStyle``.
    ///   - animated: whether it takes the time of a transition.
    ///   - completion: called once `controller` has been told that it appeared.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        beginPresenting(controller, animated: animated, completion: completion)
    }

    /// Takes away what this controller presents, with all that is presented on top; else this one itself.
    ///
    /// - Parameters:
    ///   - animated: whether it takes the time of a transition.
    ///   - completion: called once the dismissed controller has been told that it disappeared; at once if
    ///     there is nothing to dismiss. What is on its way up cannot be dismissed yet: that is a failure.
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        beginDismissing(animated: animated, completion: completion)
    }

    // MARK: Size and traits

    /// How large the view would like to be in a popover, a form sheet or a container; of no size if that is all one.
    ///
    /// A size that is not finite is a failure, and the old one is kept.
    open var preferredContentSize = CGSize.zero {
        didSet {
            preferredContentSize = preferredContentSize.finite(
                or: oldValue, "preferredContentSize", of: nameInReports)
            if preferredContentSize != oldValue { preferredSizeChanged() }
        }
    }

    /// Tells that a child, or what is presented, prefers another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child will have in this controller's view when that has a size: as large, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells that the view is about to have another size; passes it on to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        for child in children {
            let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // As UIKit documents: a child whose size stays is not told.
            if child.viewIfLoaded?.bounds.size != inner {
                child.viewWillTransition(to: inner, with: coordinator)
            }
        }
    }

    /// Tells that the view is about to have other traits; passes it on to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let inner = child.containerOverrides.map { newCollection.values.overridden(by: $0) }
            child.willTransition(
                to: inner.map { UITraitCollection($0) } ?? newCollection, with: coordinator)
        }
    }

    // MARK: Showing

    /// Shows a controller in the way of what this one is in: asks the parent, and so on; the outermost presents it.
    ///
    /// Containers that have a way of their own, such as to push it, override this.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.show(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Shows a controller as the details of something: asks the parent, and so on; the outermost presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    // MARK: Editing

    /// Whether what the controller shows can be edited now.
    open var isEditing: Bool {
        get { isEditingStore }
        set { setEditing(newValue, animated: false) }
    }

    private var isEditingStore = false

    /// Has what the controller shows be editable or not; subclasses override it, and call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStore = editing
        updateEditButton()
    }

    // MARK: Keys

    /// The commands that were added; subclasses that have their own override it.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command to those that the controller answers to.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Takes away a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: The device

    /// Tells that memory is short; not for calling.
    open func didReceiveMemoryWarning() {}

    /// How the status bar is written while the controller decides about it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether there is no status bar while the controller decides about it.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that decides about the status bar's style instead; none unless overridden.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether there is a status bar instead; none unless overridden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Tells that the controller would have another status bar.
    ///
    /// The status bar is worked out when somebody asks for it, so this has those look again who watch it.
    open func setNeedsStatusBarAppearanceUpdate() { ViewTree.change() }

    /// Whether the home indicator may go out of sight while the controller decides about it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides about the home indicator instead; none unless overridden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Tells that the controller would have the home indicator otherwise; it is worked out when somebody asks.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { ViewTree.change() }

    /// The orientations in which the controller can be shown: on a phone all but upside down, on a pad all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which the controller is shown at first when it is presented over the full screen.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let supported = supportedInterfaceOrientations
        return UIInterfaceOrientation.inOrderOfPreference.first { supported.contains($0.mask) } ?? .portrait
    }

    /// Whether the controller turns with the device; yes unless overridden.
    open var shouldAutorotate: Bool { true }

    /// Tells that the controller supports other orientations than before.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.orientationsMayHaveChanged?()
    }

    /// The view's superview; for a presented controller, the one that presents it.
    open override var next: UIResponder? { presenter ?? viewStore?.superview }

    /// Ends the search in front of the controller, or else its presentation as a sheet or a popover, as the user does.
    ///
    /// Where ``isModalInPresentation`` or the presentation's delegate refuses it, the delegate is told of the attempt,
    /// and nobody else is asked. Which presentations end, and that a refusal is not passed on, is from memory of UIKit.
    open override func accessibilityPerformEscape() -> Bool { leaveByUser() }
}
