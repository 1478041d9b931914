/// Manages a screen or a part of one: makes its view, and is called when the view appears and disappears.
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
open class UIViewController: UIResponder, UIContentContainer, AssociationHolder {
    // Read and written only under the lock of ``Associations``.
    nonisolated(unsafe) final var associations: Associations?
    private var viewStore: UIView?
    private var isLoadingView = false
    final var appearance = Appearance()
    final var presentation: Presentation?
    final weak var presenter: UIViewController?
    final weak var transition: ControllerTransition?
    final var overrides = UITraitOverrides()
    final var traitChangeHandlers: [TraitChangeHandler] = []
    /// What ends for the controller during its last appearance call: a presentation or a dismissal.
    final var endedTransition: Presentation.Phase?
    /// The presentation controller that presents the controller, or will.
    final var presentationControllerStore: UIPresentationController?
    /// The first responder that resigned when the controller disappeared, to be restored when it returns.
    final weak var keptFocus: UIResponder?
    final var containerOverrides: TraitValues? {
        didSet { if containerOverrides != oldValue { viewIfLoaded?.updateInheritedTraits() } }
    }
    final var addedKeyCommands: [UIKeyCommand] = []
    /// What the view shows while its content is not available, once that was asked for.
    final var unavailableContent: UnavailableContent?
    /// The button that begins and ends editing, once it was asked for.
    final weak var ownEditButton: UIBarButtonItem?
    /// The controller's items for the bars of containers, and what the bars store of it.
    final var barState = BarState()

    /// What the storyboard or nib that made the controller says of it.
    package final var origin: ControllerOrigin?

    /// The name of the nib file with the view, if the controller was made with one.
    ///
    /// Without one, ``loadView()`` looks for a nib by the name of the controller's class: of `FormController`, first
    /// `FormView`, then `FormController`.
    open private(set) var nibName: String?

    /// The bundle of the nib file, if the controller was made with one.
    open private(set) var nibBundle: Bundle?

    /// Makes a controller whose view is in a nib file.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: the name of the file, without an extension; with `nil`, see ``nibName``.
    ///   - nibBundleOrNil: the bundle with the file; of `nil`, the main one and the resources of the class's module.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a storyboard or nib, with what the file says of it; its view is loaded later.
    ///
    /// - Parameter coder: the coder that the storyboard passes. One that code makes holds nothing.
    public required init?(coder: NSCoder) {
        super.init()
        if !Self.finishesDecoding { coder.fill(self) }
    }

    /// Whether the framework's class has more to do in `init?(coder:)` before it gets what a file says, and then asks
    /// for it itself.
    class var finishesDecoding: Bool { false }

    /// The title of the controller, which containers and bars show.
    ///
    /// Setting it also sets the title of ``navigationItem`` and of ``tabBarItem``, but not the reverse, as in UIKit.
    open var title: String? {
        didSet { titleDidChange() }
    }

    // MARK: View

    /// The controller's view; reading it makes it with ``loadView()``, then calls ``viewDidLoad()``.
    open var view: UIView! {
        get { loadedView }
        set { setView(newValue) }
    }

    package final var loadedView: UIView {
        loadViewIfNeeded()
        // After loading there always is a view.
        return viewStore ?? UIView()
    }

    /// The view if it is made already.
    open var viewIfLoaded: UIView? { viewStore }

    /// Whether the view is made already.
    open var isViewLoaded: Bool { viewStore != nil }

    /// Makes the view unless it is made already.
    open func loadViewIfNeeded() {
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
        observe("viewDidLoad")
        viewDidLoad()
    }

    /// Makes the view: from the storyboard or the nib that has it, else an empty one of the screen's size. Do not
    /// call it: ``view`` does.
    open func loadView() {
        if loadViewFromNib() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was made; does nothing unless overridden.
    open func viewDidLoad() {}

    private func setView(_ newView: UIView?) {
        if viewStore?.controller === self { viewStore?.controller = nil }
        viewStore = newView
        newView?.controller = self
        // The controller has its turn, whatever the class of the view.
        newView?.markForUpdatingConstraints()
        if effectiveOverrides != TraitValues() { newView?.updateInheritedTraits() }
    }

    /// The traits of the view; before it is made, those that it would have.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Called after the view's traits changed; do not call it. It does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Safe area

    /// Insets added to the safe area of the view and its subviews, such as for the controller's own bars.
    ///
    /// A value that is not finite is a failure, and the old insets are kept.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            additionalSafeAreaInsets = additionalSafeAreaInsets.finite(
                or: oldValue, "additionalSafeAreaInsets", of: nameInReports)
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.setNeedsLayout()
            viewIfLoaded?.noteSafeAreasInside()
        }
    }

    /// Called after the safe area of the view changed, and the view itself was told; does nothing unless
    /// overridden.
    open func viewSafeAreaInsetsDidChange() {}

    /// The minimum margins between the view's edges and its content: 16 points on the left and right.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
        let margin: CGFloat = width >= Self.wideWindow ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    /// The width of a window, in points, from which on the system's margins are wider: that of the larger phones.
    private static let wideWindow: CGFloat = 414

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; `true` unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() } }
    }

    // MARK: Appearance

    /// Called before the view appears; does nothing unless overridden.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called while the view appears: it is in the window, and has yet to be laid out there; does nothing
    /// unless overridden.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view appeared; does nothing unless overridden.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears; does nothing unless overridden.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view disappeared; does nothing unless overridden.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before layout to change the constraints of the controller's view; an override calls `super` at its end.
    ///
    /// It is called once, and after `setNeedsUpdateConstraints()` on the view. The default calls `updateConstraints()`
    /// on the view.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// Called before the view lays out its subviews; does nothing unless overridden.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews; does nothing unless overridden.
    open func viewDidLayoutSubviews() {}

    /// Whether this controller's appearance calls are forwarded to the children automatically.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it begins to appear or disappear, from a container that forwards appearance calls itself.
    ///
    /// - Parameters:
    ///   - isAppearing: `true` to appear, `false` to disappear.
    ///   - animated: the value passed to the child's appearance methods.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that the transition begun with ``beginAppearanceTransition(_:animated:)`` ended.
    open func endAppearanceTransition() {
        endAppearance()
    }

    // MARK: Containment

    /// The child view controllers, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []

    /// The container view controller that this one is a child of.
    open internal(set) weak var parent: UIViewController?

    /// Adds `child` to this controller, and removes it from its previous parent.
    ///
    /// The container adds the child's view itself, and calls ``didMove(toParent:)`` afterwards.
    open func addChild(_ child: UIViewController) {
        adopt(child)
    }

    /// Removes the controller from its parent; the container calls ``willMove(toParent:)`` before.
    open func removeFromParent() {
        guard let parent else { return }
        leaveParent(parent)
        didMove(toParent: nil)
    }

    /// Called before the controller is added to a parent; before it is removed if `nil`. It does nothing
    /// unless overridden.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller was added to a parent; after it was removed if `nil`. It does nothing
    /// unless overridden.
    open func didMove(toParent parent: UIViewController?) {}

    /// Returns the presentation controller for a style, if the controller has a special one.
    func makePresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }

    /// Called when the user ended the controller's presentation, such as by a tap outside, after all others were told.
    func wasDismissedByUser() {}

    func childDidLeave(_ child: UIViewController) {}

    /// Called at each step of the controller's appearance or disappearance.
    func pass(_ moment: Appearance.Moment, animated: Bool) {}

    // MARK: In bars

    /// The item that a navigation bar shows for this controller; made on first use, with its title.
    open var navigationItem: UINavigationItem { makeNavigationItem() }

    /// The item that a tab bar shows for this controller; made on first use, with its title.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set { setTabBarItem(newValue) }
    }

    /// The items that a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barState.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar items; animated or not, they are there immediately.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        barState.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self)
    }

    /// Whether the bottom bars are hidden while the controller is in a navigation controller's stack.
    open var hidesBottomBarWhenPushed: Bool {
        get { barState.hidesBottomBarWhenPushed }
        set { setHidesBottomBar(newValue) }
    }

    /// The edges at which the view extends under a container's translucent bars; all unless set.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Whether the view extends under opaque bars, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Whether a container's bars inset the scroll view that is the content, even if it cannot scroll; `true` unless
    /// set.
    ///
    /// See ``UIScrollView/ContentInsetAdjustmentBehavior/automatic``, which it concerns. Deprecated in UIKit since
    /// iOS 11.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { viewIfLoaded?.noteSafeAreasInside() }
    }

    /// Whether the controller is a container that shows its children between bars.
    var hasBars: Bool { false }

    // MARK: Presentation

    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The transition with which the controller is presented and dismissed, unless an animator replaces it.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The object that provides animators and the like for the controller's presentation; held weakly.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    {
        didSet {
            UncalledMethods.report(transitioningDelegate, as: .transitioningDelegate)
            if presenter == nil, modalPresentationStyle == .custom { presentationControllerStore = nil }
        }
    }

    /// Whether presentations from inside it in the context styles cover this controller's view; no unless set.
    open var definesPresentationContext = false

    /// Whether controllers presented over this one in the context styles use its transition style.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user cannot dismiss the controller, such as by a swipe; code can.
    open var isModalInPresentation = false

    /// Whether the presented controller controls the status bar even if it does not cover the window.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The controller that this one, or an ancestor of it, presents.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one or an ancestor of it.
    open var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    /// Whether the controller is being presented: from `viewWillAppear` to `viewDidAppear`, both included.
    open var isBeingPresented: Bool { isInTransition(.beginning) }

    /// Whether the controller is being dismissed: from `viewWillDisappear` to `viewDidDisappear`, both included.
    open var isBeingDismissed: Bool { isInTransition(.ending) }

    /// Presents `controller` in front of this one until it is dismissed.
    ///
    /// It does nothing if this controller presents another already, is being dismissed or is not in a window, which is
    /// a warning, or if `controller` is this one or is shown already, which is a failure.
    ///
    /// - Parameters:
    ///   - controller: the controller to present, in its ``modalPresentationStyle``.
    ///   - animated: whether the transition is animated.
    ///   - completion: called once `controller` has been told that it appeared.
    @preconcurrency
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        beginPresenting(controller, animated: animated, completion: completion)
    }

    /// Dismisses what this controller presents, with all that is presented on top; otherwise this one itself.
    ///
    /// - Parameters:
    ///   - animated: whether the transition is animated.
    ///   - completion: called once the dismissed controller has been told that it disappeared; immediately if
    ///     there is nothing to dismiss. Dismissing a controller that is still being presented is a warning.
    @preconcurrency
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        beginDismissing(animated: animated, completion: completion)
    }

    // MARK: Size and traits

    /// The preferred size of the view in a popover, a form sheet or a container; zero for no preference.
    ///
    /// A size that is not finite is a failure, and the old one is kept.
    open var preferredContentSize = CGSize.zero {
        didSet {
            preferredContentSize = preferredContentSize.finite(
                or: oldValue, "preferredContentSize", of: nameInReports)
            if preferredContentSize != oldValue { preferredSizeChanged() }
        }
    }

    /// Called when a child, or the presented controller, prefers another size; does nothing unless
    /// overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size for a child when this controller's view has size `parentSize`: the same, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes; passes it on to the children.
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

    /// Called before the view's traits change; passes it on to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let inner = child.containerOverrides.map { newCollection.values.overridden(by: $0) }
            child.willTransition(
                to: inner.map { UITraitCollection($0) } ?? newCollection, with: coordinator)
        }
    }

    // MARK: Storyboards

    /// The storyboard that made the controller, if one did.
    open var storyboard: UIStoryboard? { origin?.storyboard }

    /// Performs a segue of the controller's storyboard, without asking ``shouldPerformSegue(withIdentifier:sender:)``.
    ///
    /// - Parameters:
    ///   - identifier: the segue's identifier. One that is not there is a failure.
    ///   - sender: what is passed to ``prepare(for:sender:)``.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = segueTemplate(identifier) else {
            return NibFailure.noSegue(identifier, of: self).record()
        }
        template.perform(sender: sender)
    }

    /// Returns whether a segue that the user triggers is performed; `true` unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed, with its destination made and its view not yet loaded; does nothing unless
    /// overridden. Code that performs a segue of its own calls it.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Unwind segues

    /// Returns whether an unwind segue can end here: by default, if the controller has the action.
    ///
    /// A class has it if it lists it among its ``UIResponder/selectors``, as the plugin `PortUIKit` does for
    /// `@IBAction`.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(
            action, from: fromViewController, withSender: sender ?? fromViewController)
    }

    /// Returns whether an unwind segue can end here. Deprecated in UIKit since iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        self !== fromViewController && action.isKnown(to: self)
    }

    /// Returns the children in which an unwind segue looks for its destination, in their order: all but the one that
    /// contains the source, the last first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.reversed().filter { $0 !== containing }
    }

    /// Returns the child that is, or contains, the controller at which an unwind segue begins.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var controller: UIViewController? = source.source
        while let current = controller, current.parent !== self {
            controller = current.parent ?? current.presenter
        }
        return controller
    }

    /// Called while an unwind segue goes back, on each container of its destination; does nothing unless overridden.
    ///
    /// Containers show the child then, such as by popping.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Showing

    /// Shows a controller as the nearest container does; without one, the topmost ancestor presents it.
    ///
    /// Containers that show controllers in another manner, such as by pushing, override this.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.show(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Shows a controller as the details of something, as the nearest container does; or the topmost ancestor presents
    /// it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    // MARK: Editing

    /// Whether the controller's content can be edited now.
    open var isEditing: Bool {
        get { isEditingStore }
        set { setEditing(newValue, animated: false) }
    }

    private var isEditingStore = false

    /// Sets whether the controller's content can be edited; subclasses override it, and call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStore = editing
        updateEditButton()
    }

    // MARK: Keys

    /// The commands that were added; subclasses that have more override it.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command to those that the controller handles.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a key command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: The device

    /// Called when memory is low; do not call it. It does nothing unless overridden.
    open func didReceiveMemoryWarning() {}

    /// The style of the status bar while the controller determines it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden while the controller determines it.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that determines the status bar's style instead; none unless overridden.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden instead; none unless overridden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// How the status bar changes with the controller: by a fade unless overridden; it is drawn without animation here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Marks the status bar's appearance as changed.
    ///
    /// The status bar's appearance is computed when it is read; queries that depend on it are evaluated again.
    open func setNeedsStatusBarAppearanceUpdate() { ViewTree.change() }

    /// Whether the home indicator may be hidden while the controller determines it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that determines whether the home indicator is hidden instead; none unless overridden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Marks the home indicator's appearance as changed; it is computed when it is read.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { ViewTree.change() }

    /// The edges at which the application's gestures come before the system's, while the controller determines them.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that determines these edges instead; none unless overridden.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Marks these edges as changed; they are computed when they are read.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { ViewTree.change() }

    /// The interface orientations that the controller supports: on a phone all but upside down, on a pad all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation in which the controller is first shown when it is presented full screen.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let supported = supportedInterfaceOrientations
        return UIInterfaceOrientation.inOrderOfPreference.first { supported.contains($0.mask) } ?? .portrait
    }

    /// Whether the interface rotates with the device; yes unless overridden.
    open var shouldAutorotate: Bool { true }

    /// Rotates the interface to the device's orientation, if the controllers support it.
    public static func attemptRotationToDeviceOrientation() {
        UIApplication.shared.screen.device?.followOrientation()
    }

    /// Call it when the supported orientations changed: the interface rotates to the device's orientation if that is
    /// supported now, and otherwise away from one that is not.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.screen.device?.supportedOrientationsDidChange()
    }

    open override var next: UIResponder? { presenter ?? viewStore?.superview }

    /// Ends the search in front of the controller, or else its presentation as a sheet or a popover, as the user does.
    ///
    /// Where ``isModalInPresentation`` or the presentation's delegate refuses it, the delegate is told of the attempt,
    /// and the event goes no further. Which presentations end, and that a refusal ends it, is from memory of UIKit.
    open override func accessibilityPerformEscape() -> Bool { leaveByUser() }

    // MARK: Containers

    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// Whether the controller appears because it was pushed: from `viewWillAppear` to `viewDidAppear`, both included.
    /// Always `false` in containers other than a navigation controller.
    open var isMovingToParent: Bool {
        (parent as? UINavigationController)?.insertedChildren.contains(self) ?? false
    }

    /// Whether the controller disappears because it was popped: from `viewWillDisappear` to `viewDidDisappear`, both
    /// included. Always `false` in containers other than a navigation controller.
    open var isMovingFromParent: Bool {
        (parent as? UINavigationController)?.removedChildren.contains(self) ?? false
    }

    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    // MARK: Presentation controllers

    /// The presentation controller that presents the controller, or will in its current style; `nil` for a child that
    /// is not presented.
    open var presentationController: UIPresentationController? {
        if presenter == nil, let parent { return parent.presentationController }
        return presentationController(presenting: presenter, source: presenter ?? self)
    }

    /// The controller's popover presentation controller; `nil` in other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The controller's sheet presentation controller; `nil` in other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The coordinator of the transition that the controller, or an ancestor of it, takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        // A transition to what was just pushed has not begun yet, and is asked about: begin it now.
        (self as? UINavigationController)?.settle()
        return transition?.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: Layout guides

    /// The bars at the top of the view.
    @available(
        *, deprecated,
        message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
    )
    open var topLayoutGuide: any UILayoutSupport {
        view.systemGuide(.topBar) { BarLayoutGuide(in: $0, isTop: true) }
    }

    /// The bars at the bottom of the view.
    @available(
        *, deprecated,
        message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    open var bottomLayoutGuide: any UILayoutSupport {
        view.systemGuide(.bottomBar) { BarLayoutGuide(in: $0, isTop: false) }
    }

    // MARK: Traits and transitions of children

    /// Replaces one child's view with another's, and calls the children's appearance methods.
    ///
    /// Both must be children already; otherwise a failure is recorded, and nothing happens. The new child's view is
    /// added to the old one's superview, or else to this controller's view, and the old one's is removed at the end.
    ///
    /// - Parameters:
    ///   - fromViewController: the child whose view is shown.
    ///   - toViewController: the child whose view is to be shown.
    ///   - duration: seconds, by the rules of `UIView.animate(withDuration:delay:options:animations:completion:)`.
    ///   - options: the options of the animation.
    ///   - animations: the changes to animate; called immediately.
    ///   - completion: called at the end, with whether the animation finished.
    @preconcurrency
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (@MainActor () -> Void)? = nil, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        for child in [fromViewController, toViewController] where child.parent !== self {
            ControllerFailure.isNoChild(child, of: self).record()
            return
        }
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        toViewController.beginAppearance(true, animated: isAnimated)
        fromViewController.beginAppearance(false, animated: isAnimated)
        let outer = fromViewController.viewIfLoaded?.superview ?? loadedView
        if toViewController.loadedView.superview !== outer { outer.addSubview(toViewController.loadedView) }
        UIView.animate(
            withDuration: duration, delay: 0, options: options.union(.keepsTime),
            animations: { animations?() }
        ) { isComplete in
            fromViewController.viewIfLoaded?.removeFromSuperview()
            fromViewController.endAppearance()
            toViewController.endAppearance()
            completion?(isComplete)
        }
    }

    /// Overrides the traits that a child inherits; with `nil`, it inherits this controller's.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else {
            ControllerFailure.isNoChild(childViewController, of: self).record()
            return
        }
        childViewController.containerOverrides = collection?.values
    }

    /// The traits that override those that a child inherits; `nil` if none were set.
    open func overrideTraitCollection(forChild childViewController: UIViewController)
        -> UITraitCollection?
    {
        childViewController.parent === self
            ? childViewController.containerOverrides.map { UITraitCollection($0) } : nil
    }

    /// A button that begins editing, and then ends it: "Edit" or "Done", in step with ``isEditing``.
    open var editButtonItem: UIBarButtonItem {
        if let ownEditButton { return ownEditButton }
        let item = UIBarButtonItem(title: nil, primaryAction: nil)
        item.target = self
        item.action = Selector("toggleEditing", UIViewController.toggleEditing)
        ownEditButton = item
        updateEditButton()
        return item
    }

    /// Forces light or dark appearance on the view and its subviews; unspecified, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    // MARK: Unavailable content

    /// What the view shows in front of everything else while its content is not available; `nil`, the default, for
    /// none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent?.configuration }
        set { UnavailableContent.of(self).show(newValue) }
    }

    /// The state that the configuration follows: the traits, and the text of the search in the navigation item.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Asks for ``updateContentUnavailableConfiguration(using:)`` before the view's next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        UnavailableContent.of(self).setNeedsUpdate()
    }

    /// Called before layout if an update was asked for; does nothing unless overridden.
    ///
    /// Set ``contentUnavailableConfiguration`` for the state here.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Extensions

    /// What the extension was asked for whose first controller this is; `nil` in an application.
    open private(set) var extensionContext: NSExtensionContext?

    /// Called with the request of an extension, before the view is shown.
    open func beginRequest(with context: NSExtensionContext) { extensionContext = context }

    // MARK: Previews

    /// The menu below the controller's preview; none unless overridden. See
    /// ``registerForPreviewing(with:sourceView:)``.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Restoration

    /// The name of the controller when its state is saved. It has no effect here.
    open var restorationIdentifier: String?
}
