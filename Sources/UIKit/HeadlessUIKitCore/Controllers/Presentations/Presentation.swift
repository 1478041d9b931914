import FailureReporting
import TimeLapse

/// One controller shown in front of another, from `present` to the end of `dismiss`.
@MainActor
final class Presentation {
    enum Phase {
        case beginning, shown, ending
    }

    let presented: UIViewController
    let principal: UIPresentationController
    /// The presentation controller in use: `principal`, or one for the style that it was adapted to.
    private(set) var controller: UIPresentationController
    /// The style that is used instead of the requested one; `none` where that is used.
    private(set) var adaptedStyle: UIModalPresentationStyle
    private(set) var phase = Phase.beginning
    weak var transition: ControllerTransition?
    weak var keptFocus: UIResponder?
    var needsPlace = false
    private var dismissalCompletion: (@MainActor () -> Void)?
    var isArriving = false
    private var waitingForArrival: (@MainActor () -> Void)?
    let container: UITransitionView
    /// Whether the container covers the window, and not a controller that defines a context.
    let coversWindow: Bool
    let removesPresenter: Bool
    /// The superview of the presenting controller's view, to restore it to. Weak, as the window holds what holds the
    /// presentation; most often it is the window, which a `weak` variable would slow down for good.
    private let homeReference: WeakReference<UIView>
    private var home: UIView? { homeReference.object }
    private let index: Int
    private var placeAtHome = CGRect.zero

    init(
        _ presented: UIViewController, _ principal: UIPresentationController,
        as controller: UIPresentationController, adapted style: UIModalPresentationStyle,
        over presenter: UIViewController, in window: UIWindow
    ) {
        self.presented = presented
        self.principal = principal
        self.controller = controller
        adaptedStyle = style
        let view = presenter.viewIfLoaded
        let home = view?.superview
        removesPresenter = controller.shouldRemovePresentersView
        let isInside = controller.liesInPresenter && view != nil
        coversWindow =
            !isInside && (!controller.presentationStyle.isInContext || home === window || home == nil)
        let frame =
            isInside ? view?.bounds ?? .zero : coversWindow ? window.bounds : view?.frame ?? window.bounds
        // With a delegate, it may still become a sheet or a popover.
        container =
            controller.needsPassingContainer || principal.needsPassingContainer || principal.delegate != nil
            ? UIPassingTransitionView(frame: frame) : UITransitionView(frame: frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // It is of no use where the presenting controller's view stays, and the container is in front of the window's views.
        homeReference = WeakReference(removesPresenter || !coversWindow ? home : nil)
        index = removesPresenter ? home?.subviewStore.firstIndex { $0 === view } ?? 0 : 0
    }

    /// Adds the container in front of everything else in the window, or of the context.
    func open(in window: UIWindow, over presenter: UIViewController) {
        container.presentationController = controller
        controller.container = container
        controller.laidOutSize = nil
        container.accessibilityViewIsModal = controller.isModal
        if coversWindow {
            window.addSubview(container)
        } else if controller.liesInPresenter {
            presenter.viewIfLoaded?.addSubview(container)
        } else if let home, let view = presenter.viewIfLoaded {
            home.insertSubview(container, aboveSubview: view)
        }
    }

    /// Adapts the style to the current traits.
    ///
    /// Whether the presenting controller's view is removed is decided when the presentation begins, and does not
    /// change.
    func suitTraits() {
        guard phase == .shown, transition?.isUnderWay != true, let presenter = presented.presenter else {
            return
        }
        let wanted = principal.adaptivePresentationStyle(for: container.traitCollection)
        let isOther = wanted != .none && wanted.resolved != principal.presentationStyle
        let style = isOther ? wanted.resolved : principal.presentationStyle
        guard style != controller.presentationStyle else { return }
        let next = isOther ? principal.adapted(to: wanted) : principal
        guard next !== controller, !removesPresenter, !next.shouldRemovePresentersView else { return }
        next.presentedLink = presented
        next.presentingLink = presenter
        (next as? UIPopoverPresentationController)?.prepareToShow()
        if let failure = next.failureToShow() { return next.recordFailureToAdapt(failure) }
        adaptedStyle = isOther ? wanted : .none
        principal.delegate?.presentationController(
            principal, willPresentWithAdaptiveStyle: adaptedStyle,
            transitionCoordinator: presented.transitionCoordinator)
        controller.takeDown()
        controller.container = nil
        controller = next
        next.container = container
        next.laidOutSize = container.bounds.size
        container.presentationController = next
        next.prepare(container)
        next.presentedView?.frame = next.frameOfPresentedViewInContainerView
        next.hasSettled()
    }

    func transition(
        from: UIViewController, to: UIViewController, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
    ) -> ControllerTransition {
        let style = controller.presentationStyle
        let transition = ControllerTransition(
            .init(container: container, from: from, to: to), frames: .init(), style: style,
            animator: animator, interactor: interactor, animated: animated)
        self.transition = transition
        return transition
    }

    func placeOfPresenter(_ presenter: UIViewController) -> CGRect {
        guard let view = presenter.viewIfLoaded, let outer = view.superview, outer.window != nil else {
            return container.bounds
        }
        // Over a controller that fills the window, both are in the window.
        return container.isSubview(of: outer)
            ? container.convertFromSuperview(view.frame) : container.convert(view.frame, from: outer)
    }

    func finishShowing(over presenter: UIViewController) {
        if let view = controller.presentedView, !view.isDescendant(of: container) {
            view.frame = controller.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        removePresenter(presenter)
        stay()
    }

    func removePresenter(_ presenter: UIViewController) {
        guard removesPresenter, let view = presenter.viewIfLoaded else { return }
        if view.superview === home { placeAtHome = view.frame }
        view.removeFromSuperview()
    }

    func finishArriving() {
        isArriving = false
        guard let action = waitingForArrival.take() else { return }
        action()
    }

    func afterArrival(_ action: @escaping @MainActor () -> Void) {
        waitingForArrival.append(action)
    }

    func beginHiding(then completion: (@MainActor () -> Void)? = nil) {
        phase = .ending
        addDismissalCompletion(completion)
    }

    /// Adds a completion to call at the end of the dismissal, after those that were added before.
    func addDismissalCompletion(_ completion: (@MainActor () -> Void)?) {
        if let completion { dismissalCompletion.append(completion) }
    }

    func completeDismissal() {
        if let completion = dismissalCompletion.take() { completion() }
    }

    func stay() {
        phase = .shown
        controller.hasSettled()
        guard needsPlace else { return }
        needsPlace = false
        suitTraits()
        controller.layOutAgain()
    }

    func restore(_ presenter: UIViewController) {
        guard removesPresenter, let home, let view = presenter.viewIfLoaded else { return }
        if view.superview === home { return }
        view.frame = coversWindow ? home.bounds : placeAtHome
        home.insertSubview(view, at: index)
    }

    func finishHiding() {
        // A transition that the user drives ends with its views.
        transition?.endAtOnce()
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        controller.container = nil
        // The next presentation has its own, as in UIKit.
        presented.presentationControllerStore = nil
    }

    // MARK: With the window

    func leaveWindow() {
        transition?.endAtOnce()
        if coversWindow { container.removeFromSuperview() }
    }

    func comeBack(to window: UIWindow) {
        guard coversWindow else { return }
        container.frame = window.bounds
        window.addSubview(container)
    }
}
