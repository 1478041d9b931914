import FailureReporting

/// Shows one of several page controllers at a time; the user swipes between them.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = chapters
/// pages.setViewControllers([chapters.first], direction: .forward, animated: false)
/// ```
///
/// Side by side, the next page is at the trailing edge. The data source is asked for the previous and the next page each time that the user begins to drag; the answers are
/// not cached.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The transition between pages.
    open private(set) var transitionStyle: TransitionStyle
    /// The axis along which pages are ordered.
    open private(set) var navigationOrientation: NavigationOrientation

    /// The object that provides the pages; without one the user cannot turn them.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { UncalledMethods.report(dataSource, as: .pageDataSource) }
    }

    /// The object that is told when the user turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .pageDelegate) }
    }

    final let pages: PageScrollView
    final lazy var dots = makeDots()
    final var shownDot = 0
    final var shown: UIViewController?
    final var neighbours: [PageScrollView.Place: UIViewController] = [:]
    final var turn: Turn?

    @MainActor
    final class Turn {
        let place: PageScrollView.Place
        let controller: UIViewController
        let isByHand: Bool
        let completion: (@MainActor (Bool) -> Void)?

        init(
            place: PageScrollView.Place, controller: UIViewController, isByHand: Bool,
            completion: (@MainActor (Bool) -> Void)? = nil
        ) {
            self.place = place
            self.controller = controller
            self.isByHand = isByHand
            self.completion = completion
        }
    }

    /// Makes a controller that shows nothing yet.
    ///
    /// - Parameters:
    ///   - style: the transition between pages.
    ///   - navigationOrientation: the axis along which pages are ordered.
    ///   - options: the space between pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spacing =
            (options?[.interPageSpacing] as? NSNumber)?.doubleValue
            ?? options?[.interPageSpacing] as? Double
            ?? (options?[.interPageSpacing] as? CGFloat).map(Double.init)
        pages = PageScrollView(
            navigationOrientation == .horizontal ? .horizontal : .vertical,
            spacing: CGFloat(spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0))
        super.init(nibName: nil, bundle: nil)
        pages.owner = self
    }

    /// Makes a controller with pages side by side; on a device they curl, which is not there.
    public convenience init() {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    /// Makes a controller of a storyboard, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        let (style, orientation, spacing): (TransitionStyle, NavigationOrientation, CGFloat) =
            NibCoder.construction(coder) ?? (.scroll, .horizontal, 0)
        transitionStyle = style
        navigationOrientation = orientation
        pages = PageScrollView(orientation == .horizontal ? .horizontal : .vertical, spacing: max(0, spacing))
        super.init(coder: coder)
        pages.owner = self
        coder.fill(self)
    }

    override class var finishesDecoding: Bool { true }

    /// The controller that is shown, if any.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

    /// Whether pages have content on their back, which only page curls show. It has no effect here.
    open var isDoubleSided = false

    /// Always empty: the scroll view turns the pages, as UIKit documents for scrolling pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        view.addSubview(pages)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutPages()
    }

    private func layOutPages() {
        guard let view = viewIfLoaded else { return }
        var room = view.bounds
        if showsDots {
            let height = Self.dotsHeight + view.safeAreaInsets.bottom
            room.size.height = max(0, room.height - height)
            dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.dotsHeight)
        }
        pages.fill(room)
        shown?.viewIfLoaded?.frame = pages.frame(of: .current)
        if let turn { turn.controller.viewIfLoaded?.frame = pages.frame(of: turn.place) }
    }

    /// No page moves on where it is not visible.
    override func pass(_ moment: Appearance.Moment, animated: Bool) {
        if moment == .left { finishTurnAtOnce() }
    }

    // MARK: Setting

    /// Shows another page.
    ///
    /// The delegate is not told. Any number of controllers but one is a failure, and shows the first of them.
    ///
    /// - Parameters:
    ///   - viewControllers: one controller.
    ///   - direction: the direction in which the page is turned.
    ///   - animated: whether the turn is animated.
    ///   - completion: called with whether the turn was completed.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let controllers = viewControllers ?? []
        if controllers.count != 1 { PageFailure.wrongNumber(controllers.count, in: self).record() }
        guard let next = controllers.first else {
            completion?(false)
            return
        }
        finishTurnAtOnce()
        // Callbacks at the end of that turn may have begun another, after this call.
        guard turn == nil else {
            completion?(false)
            return
        }
        let place: PageScrollView.Place = direction == .forward ? .after : .before
        guard animated, UIView.areAnimationsEnabled, next !== shown, shown != nil, view.window != nil else {
            show(next, animated: false)
            completion?(true)
            return
        }
        let turn = Turn(place: place, controller: next, isByHand: false, completion: completion)
        scroll(turn)
    }

    private func show(_ next: UIViewController, animated: Bool) {
        loadViewIfNeeded()
        let old = shown
        if next !== old {
            shown = next
            let isNew = next.parent !== self
            if isNew { addChild(next) }
            replace(old, with: next, animated: animated)
            if isNew, isWanted(next) { next.didMove(toParent: self) }
            // The callbacks may have shown yet another page, even before this one was added.
            for page in [old, next] where isLeaving(page) { leave(page) }
        }
        // The callbacks may have begun to turn to yet another page.
        guard turn == nil else { return }
        pages.settle()
        askForDots()
        shownDot = dots.currentPage
        layOutPages()
    }

    /// Exchanges the views of two pages, and tells both; the callbacks may show yet another page each time.
    private func replace(_ old: UIViewController?, with next: UIViewController, animated: Bool) {
        next.loadViewIfNeeded()
        let isVisible = appearance.phase == .appeared
        if isVisible {
            if isWanted(next) { next.beginAppearance(true, animated: animated) }
            if isLeaving(old) { old?.beginAppearance(false, animated: animated) }
        }
        if shown === next, isWanted(next) { place(next, at: .current) }
        if isLeaving(old) { removeView(old) }
        if appearance.phase == .appearing, view.window == nil, isLeaving(old) {
            // No window tells a page that was told to appear along with this controller.
            old?.beginAppearance(false, animated: animated)
            old?.endAppearance()
        }
        if isVisible {
            if shown === next, isWanted(next) { next.endAppearance() }
            if isLeaving(old) { old?.endAppearance() }
        }
    }

    final func isWanted(_ controller: UIViewController?) -> Bool {
        guard let controller, controller.parent === self else { return false }
        return controller === shown || controller === turn?.controller
    }

    /// Whether a page is replaced, and no other container has it by now.
    final func isLeaving(_ controller: UIViewController?) -> Bool {
        guard let controller, controller.parent == nil || controller.parent === self else { return false }
        return controller !== shown && controller !== turn?.controller
    }

    final func place(_ controller: UIViewController, at place: PageScrollView.Place) {
        let page = controller.loadedView
        page.frame = pages.frame(of: place)
        if page.superview !== pages { pages.addSubview(page) }
        // What it was told, as its view came, may have shown another page.
        if !isWanted(controller) { removeView(controller) }
    }

    final func removeView(_ controller: UIViewController?) {
        if let view = controller?.viewIfLoaded, view.superview === pages { view.removeFromSuperview() }
    }

    final func leave(_ controller: UIViewController?) {
        guard let controller, controller.parent === self else { return }
        controller.willMove(toParent: nil)
        if controller.parent === self { controller.removeFromParent() }
    }

    override func childDidLeave(_ child: UIViewController) {
        removeView(child)
        if shown === child { shown = nil }
        if turn?.controller === child { finishTurnAtOnce() }
    }
}
