import Foundation

/// A search as a screen of its own, over the one whose search bar is used.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// The navigation item holds it. Whoever puts its bar elsewhere, such as at the top of a table, holds it himself.
///
/// When the bar takes the focus, or ``isActive`` is set, the controller is presented by the one that the bar is in. The
/// bar stays where it is; below it, what is behind is dimmed, or the results are shown. A touch on what is dimmed, the
/// bar's cancel button, and `isActive = false` end the search. A bar that is in no window, of a controller that is
/// presented all the same, is shown at the top.
///
/// The order in which those concerned are told, as far as Apple documents it, and else from memory: of a search that
/// begins `searchBarShouldBeginEditing`, `presentSearchController`, `willPresentSearchController`,
/// `updateSearchResults`, `searchBarTextDidBeginEditing`, and `didPresentSearchController` when the transition is over;
/// of one that is cancelled `searchBarCancelButtonClicked`, `willDismissSearchController`, `searchBarTextDidEndEditing`,
/// `updateSearchResults` with no text, `didDismissSearchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private enum Phase {
        case inactive, coming, active, going
    }

    private var phase = Phase.inactive
    /// What is to be when the transition under way is over.
    private var wantsActive = false
    final let dimmingView = UIView()
    /// Whether the controller has the bar in its own view.
    final var ownsBar = false

    /// The navigation item whose bar has the search bar.
    final weak var itemOfBar: UINavigationItem?

    /// The bar in which the search is typed, for a view that stays, or as a navigation item's search controller.
    public final let searchBar = UISearchBar(
        frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))

    /// What shows the results, over the screen; `nil` where the screen shows them itself.
    public final let searchResultsController: UIViewController?

    /// Makes a search whose results another controller shows, or with `nil` the screen itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a search without a controller for the results: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .overCurrentContext
        searchBar.placeholder = "Search"
        searchBar.search = self
    }

    /// Brings the results up to date; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Told when the controller comes and goes; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .searchControllerDelegate) }
    }

    // MARK: How it looks

    /// Whether what is behind is dimmed, and out of reach, while no results are shown.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Whether a navigation bar's title and buttons make way for the search bar that is in it; yes unless set.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { itemOfBar?.searchDidChange() }
    }

    /// Whether the bar has its cancel button while the search is active.
    open var automaticallyShowsCancelButton = true

    /// Whether the bar shows its scopes, if it has any, while the search is active.
    open var automaticallyShowsScopeBar = true

    /// Whether the results are shown while there is a text; setting ``showsSearchResultsController`` ends that.
    open var automaticallyShowsSearchResultsController = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private var showsResultsStore = false

    /// Whether the results are shown by their controller while the search is active.
    open var showsSearchResultsController: Bool {
        get {
            guard automaticallyShowsSearchResultsController else { return showsResultsStore }
            return isActive && !(searchBar.text ?? "").isEmpty
        }
        set {
            automaticallyShowsSearchResultsController = false
            showsResultsStore = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Beginning and end

    /// Whether the search is on; setting it presents the controller, or dismisses it.
    ///
    /// Where the bar is in no controller's view in a window, it cannot be presented: that is a failure.
    open var isActive: Bool {
        get { phase == .coming || phase == .active }
        set {
            wantsActive = newValue
            if newValue { activate() } else { deactivate() }
        }
    }

    private func activate() {
        guard phase == .inactive else { return }
        delegate?.presentSearchController(self)
        // The delegate may have presented it, or ended it again.
        guard phase == .inactive, wantsActive, presentingViewController == nil else { return }
        guard let presenter = controllerOfBar, presenter.viewIfLoaded?.window != nil else {
            wantsActive = false
            SearchFailure.noPresenter(self).recordAsLog()
            return
        }
        presenter.present(self, animated: true)
    }

    /// The controller that the bar's view belongs to; the one on top, of a bar in a navigation controller's.
    private var controllerOfBar: UIViewController? {
        if let manager = itemOfBar?.bar?.manager { return manager.topViewController }
        var responder: UIResponder? = searchBar
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private func deactivate() {
        // What is on its way up goes when it has arrived.
        guard phase == .active else { return }
        presentingViewController?.dismiss(animated: true)
    }

    final func editingDidBegin() {
        switch phase {
        case .inactive: isActive = true
        case .active: updateResults()
        case .coming, .going: break
        }
    }

    final func cancelWasPressed() {
        isActive = false
    }

    /// Does what the bar's button to cancel does, while the search is on and nothing is in front of it.
    final func cancelByUser() -> Bool {
        guard phase == .active, presentation == nil else { return false }
        searchBar.cancelWasPressed()
        return true
    }

    /// Ends the search as the bar's button to cancel does.
    open override func accessibilityPerformEscape() -> Bool { cancelByUser() }

    /// Tells that what is searched for changed, while the search is on.
    final func updateResults() {
        guard isActive else { return }
        viewIfLoaded?.setNeedsLayout()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: Presentation

    override func makePresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        style.isInContext
            ? SearchPresentationController(presentedViewController: self, presenting: presenting) : nil
    }

    /// Presents another controller in front of the search.
    open override func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        super.present(controller, animated: animated, completion: completion)
    }

    /// Dismisses what is presented in front of the search; else ends the search.
    open override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        super.dismiss(animated: animated, completion: completion)
    }

    /// Makes what the search puts over the screen.
    open override func loadView() {
        let container = SearchContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.search = self
        dimmingView.accessibilityElementsHidden = true
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: UISearchController.dimmingViewWasTapped))
        container.addSubview(dimmingView)
        view = container
    }

    private func dimmingViewWasTapped(_ recognizer: UITapGestureRecognizer) {
        isActive = false
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard phase == .inactive, isBeingPresented else { return }
        phase = .coming
        wantsActive = true
        itemOfBar?.searchDidChange()
        delegate?.willPresentSearchController(self)
        adoptBarIfNeeded()
        showBarButtons(true)
        updateResults()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard phase == .coming else { return }
        phase = .active
        delegate?.didPresentSearchController(self)
        guard !wantsActive, phase == .active else { return }
        deactivate()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard phase == .active || phase == .coming, isBeingDismissed else { return }
        phase = .going
        wantsActive = false
        itemOfBar?.searchDidChange()
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        if searchBar.text?.isEmpty == false { searchBar.text = "" }
        showBarButtons(false)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard phase == .going else { return }
        phase = .inactive
        if ownsBar { searchBar.removeFromSuperview() }
        ownsBar = false
        delegate?.didDismissSearchController(self)
        if wantsActive { activate() }
    }
}
