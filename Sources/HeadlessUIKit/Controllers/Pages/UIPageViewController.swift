import FailureReporting
import Foundation

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
    open var transitionStyle: TransitionStyle { transitionStyleStore }
    final let transitionStyleStore: TransitionStyle
    /// The axis along which pages are ordered.
    open var navigationOrientation: NavigationOrientation { navigationOrientationStore }
    final let navigationOrientationStore: NavigationOrientation

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
    /// The index of the current page's dot.
    final var shownDot = 0
    final var shown: UIViewController?
    /// The controllers that the user can turn to at the moment.
    final var neighbours: [PageScrollView.Place: UIViewController] = [:]
    /// The turn under way.
    final var turn: Turn?

    /// A page turn under way.
    struct Turn {
        var place: PageScrollView.Place
        var controller: UIViewController
        /// Whether the user turns the page, and not code.
        var isByHand: Bool
        var completion: (@MainActor (Bool) -> Void)?
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
        transitionStyleStore = style
        navigationOrientationStore = navigationOrientation
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

    /// Makes a controller with pages side by side: nothing is decoded.
    public required init?(coder: NSCoder) {
        transitionStyleStore = .scroll
        navigationOrientationStore = .horizontal
        pages = PageScrollView(.horizontal, spacing: 0)
        super.init(coder: coder)
        pages.owner = self
    }

    /// The controller that is shown, if any.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

    /// Whether pages have content on their back; only page curls show it, so it changes nothing here.
    open var isDoubleSided = false

    /// Always empty: the scroll view turns the pages, as UIKit documents for scrolling pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        view.addSubview(pages)
    }

    /// Lays out the page above the dots.
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

    open override func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        super.present(controller, animated: animated, completion: completion)
    }

    open override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        super.dismiss(animated: animated, completion: completion)
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
        let place: PageScrollView.Place = direction == .forward ? .after : .before
        guard animated, UIView.areAnimationsEnabled, next !== shown, shown != nil, view.window != nil else {
            show(next, animated: false)
            completion?(true)
            return
        }
        begin(Turn(place: place, controller: next, isByHand: false, completion: completion))
        pages.allow([place])
        pages.turn(to: place)
    }

    /// Replaces the current page.
    private func show(_ next: UIViewController, animated: Bool) {
        loadViewIfNeeded()
        let old = shown
        if next !== old {
            if next.parent !== self { addChild(next) }
            let isInSight = appearance.phase == .appeared || appearance.phase == .appearing
            if isInSight {
                old?.beginAppearance(false, animated: animated)
                next.beginAppearance(true, animated: animated)
            }
            shown = next
            place(next, at: .current)
            old?.viewIfLoaded?.removeFromSuperview()
            if isInSight, appearance.phase == .appeared {
                old?.endAppearance()
                next.endAppearance()
            }
            next.didMove(toParent: self)
            leave(old)
        }
        pages.settle()
        askForDots()
        shownDot = dots.currentPage
        layOutPages()
    }

    private func place(_ controller: UIViewController, at place: PageScrollView.Place) {
        let page = controller.loadedView
        page.frame = pages.frame(of: place)
        if page.superview !== pages { pages.addSubview(page) }
    }

    private func leave(_ controller: UIViewController?) {
        guard let controller, controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    // MARK: Page turns

    /// Asks the data source for the neighbouring pages, as a drag is about to begin.
    final func pagesMayBeDragged() {
        guard let shown, turn == nil else { return }
        askForNeighbours(of: shown)
        pages.allow(Set(neighbours.keys))
    }

    final func askForNeighbours(of shown: UIViewController) {
        neighbours = [:]
        neighbours[.before] = dataSource?.pageViewController(self, viewControllerBefore: shown)
        neighbours[.after] = dataSource?.pageViewController(self, viewControllerAfter: shown)
        for (place, controller) in neighbours where controller === shown {
            PageFailure.followsItself(controller, in: self).record()
            neighbours[place] = nil
        }
    }

    /// Called when a page became visible beside the current one.
    final func pageCame(_ place: PageScrollView.Place) {
        if turn?.place == place { return }
        guard let controller = neighbours[place] else { return }
        // The finger went back over the current page, to the other side of it.
        if turn != nil { endTurn(completed: false) }
        begin(Turn(place: place, controller: controller, isByHand: true))
    }

    final func begin(_ turn: Turn) {
        self.turn = turn
        let next = turn.controller
        if turn.isByHand { delegate?.pageViewController(self, willTransitionTo: [next]) }
        addChild(next)
        shown?.beginAppearance(false, animated: true)
        next.beginAppearance(true, animated: true)
        // Pages keep their safe area while they move across the screen's edges.
        for page in [shown, next] { page?.fixSafeArea(pages.safeAreaOfPage) }
        place(next, at: turn.place)
    }

    /// Called when the pages stop moving.
    final func pagesCameToRest(_ place: PageScrollView.Place) {
        if let turn { endTurn(completed: place == turn.place) }
        neighbours = [:]
        settlePages()
    }

    private func settlePages() {
        pages.settle()
        shown?.viewIfLoaded?.frame = pages.frame(of: .current)
        shown?.fixSafeArea(nil)
    }

    /// Ends the page turn under way immediately, wherever the pages are.
    private func finishTurnAtOnce() {
        guard turn != nil else { return }
        endTurn(completed: true)
        settlePages()
    }

    private func endTurn(completed: Bool) {
        guard let turn, let old = shown else { return }
        self.turn = nil
        let next = turn.controller
        if !completed {
            next.beginAppearance(false, animated: true)
            old.beginAppearance(true, animated: true)
        }
        let (coming, going) = completed ? (next, old) : (old, next)
        shown = coming
        going.viewIfLoaded?.removeFromSuperview()
        going.fixSafeArea(nil)
        going.endAppearance()
        coming.endAppearance()
        if completed {
            next.didMove(toParent: self)
            countDots(turn.place)
        }
        leave(going)
        if turn.isByHand {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed
            )
        }
        turn.completion?(completed)
    }
}
