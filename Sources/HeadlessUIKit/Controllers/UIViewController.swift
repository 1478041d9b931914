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
open class UIViewController: UIResponder {
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
    open var title: String?

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
        if overrides != UITraitOverrides() { newView?.updateSurroundings() }
    }

    /// What the view is shown by; before it is made, what it would be.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Tells that the view's traits changed; not for calling.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells that memory is short; not for calling.
    open func didReceiveMemoryWarning() {}

    /// The orientations in which the controller can be shown while it has the screen.
    ///
    /// All on a tablet, all but upside down on a phone, unless a subclass says otherwise.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIApplication.shared.device.profile.supportedInterfaceOrientations
    }

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
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Tells that the controller is about to come into another one; into none if `nil`.
    open func willMove(toParent parent: UIViewController?) {}

    /// Tells that the controller came into another one, or out of the one that it was in.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

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

    /// The view's superview; for a presented controller, the one that presents it.
    open override var next: UIResponder? { presenter ?? viewStore?.superview }
}
