import FailureReporting
import Foundation
import TimeLapse

/// One controller shown in front of another, from `present` to the end of `dismiss`.
@MainActor
final class Presentation {
    enum Phase {
        case beginning, shown, ending
    }

    let presented: UIViewController
    /// What view code knows as the presentation's controller.
    let principal: UIPresentationController
    /// What shows the controller: the same, or another one in a style that suits the surroundings.
    private(set) var controller: UIPresentationController
    /// The style that is used instead of the one asked for; `none` where that is used.
    private(set) var adaptedStyle: UIModalPresentationStyle
    private(set) var phase = Phase.beginning
    /// The transition under way.
    weak var transition: ControllerTransition?
    /// Who let go of the focus when the presentation began.
    weak var keptFocus: UIResponder?
    /// Whether the container took another size in the middle of a transition.
    var needsPlace = false
    /// What waits for the end of the dismissal under way.
    private(set) var dismissalCompletions: [@MainActor () -> Void] = []
    /// Whether those concerned are being told that the controller is shown.
    private(set) var isArriving = false
    private var waitingForArrival: [@MainActor () -> Void] = []
    let container: UITransitionView
    /// Whether the container covers the window, and not a controller that defines a context.
    let coversWindow: Bool
    let removesPresenter: Bool
    /// Where the presenting controller's view is, and comes back to. Weak, for what holds the presentation is
    /// held by the window.
    private weak var home: UIView?
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
        home = view?.superview
        index = home?.subviews.firstIndex { $0 === view } ?? 0
        let isInside = controller.liesInPresenter && view != nil
        coversWindow =
            !isInside && (!controller.presentationStyle.isInContext || home === window || home == nil)
        let frame =
            isInside ? view?.bounds ?? .zero : coversWindow ? window.bounds : view?.frame ?? window.bounds
        // With a delegate, it may become a sheet or a popover yet.
        container =
            controller.needsPassingContainer || principal.needsPassingContainer || principal.delegate != nil
            ? UIPassingTransitionView(frame: frame) : UITransitionView(frame: frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        removesPresenter = controller.shouldRemovePresentersView
    }

    /// Puts the container in front of all else in the window, or of the context.
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

    /// Shows the controller in another style if that suits the traits that there are now.
    ///
    /// Whether the presenting controller makes way is settled when it presents, and stays.
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
        if let failure = next.failureToShow() {
            failure.record()
            return
        }
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
        next.prepare(container, with: nil)
        next.presentedView?.frame = next.frameOfPresentedViewInContainerView
        next.hasSettled()
    }

    /// The transition to what is presented, or away from it.
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

    /// Where the presenting controller's view is, in the container.
    func placeOfPresenter(_ presenter: UIViewController) -> CGRect {
        guard let view = presenter.viewIfLoaded, let outer = view.superview, outer.window != nil else {
            return container.bounds
        }
        return container.convert(view.frame, from: outer)
    }

    /// Sees to it that the presented view is in the container, at its place.
    func finishShowing(over presenter: UIViewController) {
        if let view = controller.presentedView, !view.isDescendant(of: container) {
            view.frame = controller.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        removePresenter(presenter)
        stay()
    }

    /// Takes the presenting controller's view out, if it makes way.
    func removePresenter(_ presenter: UIViewController) {
        guard removesPresenter, let view = presenter.viewIfLoaded else { return }
        if view.superview === home { placeAtHome = view.frame }
        view.removeFromSuperview()
    }

    /// Tells those concerned that the controller is shown.
    func arrive(_ tell: () -> Void) {
        isArriving = true
        tell()
    }

    /// Does what was asked for while those concerned were told.
    func finishArriving() {
        isArriving = false
        let actions = waitingForArrival
        waitingForArrival = []
        for action in actions { action() }
    }

    func afterArrival(_ action: @escaping @MainActor () -> Void) {
        waitingForArrival.append(action)
    }

    func beginHiding(then completion: (@MainActor () -> Void)? = nil) {
        phase = .ending
        addDismissalCompletion(completion)
    }

    func addDismissalCompletion(_ completion: (@MainActor () -> Void)?) {
        if let completion { dismissalCompletions.append(completion) }
    }

    func takeDismissalCompletions() -> [@MainActor () -> Void] {
        defer { dismissalCompletions = [] }
        return dismissalCompletions
    }

    /// Has the controller stay that came, or was about to go.
    func stay() {
        phase = .shown
        controller.hasSettled()
        guard needsPlace else { return }
        needsPlace = false
        suitTraits()
        controller.layOutAgain()
    }

    /// Puts the presenting controller's view back to where it was taken from.
    func restore(_ presenter: UIViewController) {
        guard removesPresenter, let home, let view = presenter.viewIfLoaded else { return }
        if view.superview === home { return }
        view.frame = coversWindow ? home.bounds : placeAtHome
        home.insertSubview(view, at: index)
    }

    func finishHiding() {
        // A transition in somebody's hands is over with what it shows.
        transition?.endAtOnce()
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
        controller.container = nil
        // The next presentation has one of its own, as in UIKit.
        presented.presentationControllerStore = nil
    }

    // MARK: With the window

    /// Takes all that is shown out of a window that is hidden.
    func leaveWindow() {
        transition?.endAtOnce()
        if coversWindow { container.removeFromSuperview() }
    }

    /// Comes back with a window that is shown again.
    func comeBack(to window: UIWindow) {
        guard coversWindow else { return }
        container.frame = window.bounds
        window.addSubview(container)
    }
}
