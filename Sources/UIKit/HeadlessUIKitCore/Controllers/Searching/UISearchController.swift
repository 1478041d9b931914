/// Manages a search: presents the results, or dims the content, below the search bar of the searched screen.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// The navigation item holds the search controller. Code that puts its bar elsewhere, such as at the top of a table,
/// must hold the controller itself.
///
/// When the bar becomes first responder, or ``isActive`` is set, the bar's controller presents this one. The bar stays
/// where it is; below it, the content is dimmed, or the results are shown. A touch on the dimmed area, the cancel
/// button, and `isActive = false` end the search. If the bar is not in a window but the controller is presented all the
/// same, the bar is shown at the top.
///
/// The order of the callbacks, as far as Apple documents it, otherwise from memory: for a search that begins
/// `searchBarShouldBeginEditing`, `presentSearchController`, `willPresentSearchController`, `updateSearchResults`,
/// `searchBarTextDidBeginEditing`, and `didPresentSearchController` when the transition is over; for one that is
/// cancelled `searchBarCancelButtonClicked`, `willDismissSearchController`, `searchBarTextDidEndEditing`,
/// `updateSearchResults` with no text, `didDismissSearchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private enum Phase {
        case inactive, coming, active, going
    }

    private var phase = Phase.inactive
    /// Whether the search is to be active when the transition under way is over.
    private var wantsActive = false
    final let dimmingView = UIView()
    final var ownsBar = false

    final weak var itemOfBar: UINavigationItem?

    /// The search bar, to be added to a view that stays, or shown by a navigation item's search controller.
    open var searchBar: UISearchBar { searchBarStore }
    private let searchBarStore = UISearchBar(
        frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))

    /// The controller that shows the results, over the screen; `nil` where the screen shows them itself.
    open var searchResultsController: UIViewController? { searchResultsControllerStore }
    private let searchResultsControllerStore: UIViewController?

    /// Makes a search whose results another controller shows, or with `nil` the screen itself.
    public init(searchResultsController: UIViewController?) {
        searchResultsControllerStore = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a search whose results the searched screen shows itself.
    public convenience init() {
        self.init(searchResultsController: nil)
    }

    /// Makes a controller of a storyboard, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        searchResultsControllerStore = nil
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    override class var finishesDecoding: Bool { true }

    private func setUp() {
        modalPresentationStyle = .overCurrentContext
        searchBar.placeholder = "Search".asSystemText
        searchBar.search = self
    }

    /// The object that updates the results; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The object that is told when the controller is presented and dismissed; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .searchControllerDelegate) }
    }

    // MARK: Appearance

    /// Whether the content behind is dimmed, and cannot be touched, while no results are shown.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The former name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether a navigation bar hides its title and buttons during a search with its search bar; yes unless set.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { itemOfBar?.didChange() }
    }

    /// Whether the cancel button is shown while the search is active.
    open var automaticallyShowsCancelButton = true

    /// Whether the scopes, if there are any, are shown while the search is active.
    open var automaticallyShowsScopeBar = true

    /// Whether the results are shown while there is search text; setting ``showsSearchResultsController`` ends that.
    open var automaticallyShowsSearchResultsController = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private var showsResultsStore = false

    /// Whether the results controller's view is shown while the search is active.
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

    // MARK: Activation

    /// Whether the search is active; setting it presents or dismisses the controller.
    ///
    /// If the bar is not in a controller's view in a window, it cannot be presented: that is a warning.
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

    /// The controller whose view contains the bar; for a bar in a navigation bar, the top controller.
    private var controllerOfBar: UIViewController? {
        if let manager = itemOfBar?.bar?.manager { return manager.topViewController }
        return searchBar.nearestController
    }

    private func deactivate() {
        // A presentation under way ends first, and is dismissed then.
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

    /// Does what the cancel button does, if the search is active and nothing is presented in front of it.
    final func cancelByUser() -> Bool {
        guard phase == .active, presentation == nil else { return false }
        searchBar.cancelWasPressed()
        return true
    }

    open override func accessibilityPerformEscape() -> Bool { cancelByUser() }

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

    open override func loadView() {
        let container = SearchContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.search = self
        dimmingView.accessibilityElementsHidden = true
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: UISearchController.cancelWasPressed))
        container.addSubview(dimmingView)
        view = container
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard phase == .inactive, isBeingPresented else { return }
        phase = .coming
        wantsActive = true
        itemOfBar?.didChange()
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
        itemOfBar?.didChange()
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
