import Foundation

/// A transition from one controller to another, from before they are told to after.
///
/// A container makes one, tells its controllers that they come and go, and runs it. While it is there, all that are
/// involved offer its coordinator.
@MainActor
final class ControllerTransition: UIViewControllerContextTransitioning {
    /// What changes places, and where.
    struct Parties {
        var container: UIView
        var from: UIViewController?
        var to: UIViewController?
        /// The views that the transition takes away and brings; `nil` for one that it leaves where it is.
        var fromView: UIView?
        var toView: UIView?
        /// Who takes part besides, such as the container's controller.
        var others: [UIViewController] = []
    }

    /// Where the controllers' views are, in the container.
    struct Frames {
        var initialFrom = CGRect.zero
        var finalFrom = CGRect.zero
        var initialTo = CGRect.zero
        var finalTo = CGRect.zero
    }

    private var parties: Parties
    /// Where the views are; to be changed until it runs.
    var frames: Frames
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    private let animator: any UIViewControllerAnimatedTransitioning
    // It holds the transition that it leads.
    private weak var interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) lazy var coordinator = TransitionCoordinator(self)
    /// What leads the views while the transition is in somebody's hands.
    private var hand: UIViewPropertyAnimator?
    private var ending: (@MainActor (Bool) -> Void)?
    private var afterEnd: [@MainActor () -> Void] = []

    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionSpeed: CGFloat = 1
    private(set) var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether somebody leads the transition from its start.
    let wasInteractive: Bool
    let targetTransform = CGAffineTransform.identity

    /// Makes a transition that has not begun.
    ///
    /// - Parameters:
    ///   - animator: what moves the views.
    ///   - interactor: what leads it; without animation, and with animations disabled, nobody does.
    ///   - animated: whether anything is to move.
    init(
        _ parties: Parties, frames: Frames, style: UIModalPresentationStyle = .none,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, animated: Bool
    ) {
        self.parties = parties
        self.frames = frames
        presentationStyle = style
        self.animator = animator
        isAnimated = animated && UIView.areAnimationsEnabled
        self.interactor = isAnimated ? interactor : nil
        wasInteractive = self.interactor?.wantsInteractiveStart ?? false
        isInteractive = wasInteractive
        for controller in involved { controller.transition = self }
    }

    /// Whether it runs, or stands still in somebody's hands.
    var isUnderWay: Bool { ending != nil }

    private var involved: [UIViewController] {
        [parties.from, parties.to].compactMap { $0 } + parties.others
    }

    /// Moves the views, by and by or at once, and calls `ending` with whether it came to its end.
    ///
    /// Without animation the views are put where they belong, and `ending` follows the turn's layout.
    func run(in application: UIApplication, ending: @escaping @MainActor (Bool) -> Void) {
        self.ending = ending
        if !isAnimated {
            UIView.performWithoutAnimation {
                parties.toView.map(place)
                coordinator.runAlongside()
            }
            // It is the application that holds the transition until its end.
            application.afterCommit { self.completeTransition(true) }
            application.commitUnlessInTurn()
        } else if let interactor {
            isInteractive ? interactor.startInteractiveTransition(self) : animate()
        } else {
            animate()
        }
    }

    private func place(_ view: UIView) {
        if view.superview == nil {
            view.frame = frames.finalTo
            containerView.addSubview(view)
        } else {
            view.frame = containerView.convert(frames.finalTo, to: view.superview)
        }
    }

    /// Says what is moved, before the transition runs: a view that is made late enough to be told of it.
    func move(fromView: UIView?, toView: UIView?, _ frames: Frames) {
        parties.fromView = fromView
        parties.toView = toView
        self.frames = frames
    }

    private func animate() {
        animator.animateTransition(using: self)
        guard ending != nil else { return coordinator.runAlongside() }
        UIView.animate(withDuration: transitionDuration) { [coordinator] in coordinator.runAlongside() }
    }

    // MARK: In the hand

    /// Does something once the transition is over, after those who asked before.
    func onEnd(_ action: @escaping @MainActor () -> Void) {
        afterEnd.append(action)
    }

    /// Has the animator begin, and stand still until it is led.
    func beginInHand() {
        let hand = UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut)
        hand.scrubsLinearly = true
        self.hand = hand
        hand.addAnimations { [self] in
            animator.animateTransition(using: self)
            coordinator.runAlongside()
        }
        hand.pauseAnimation()
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = percentComplete
        hand?.fractionComplete = percentComplete
    }

    func finishInteractiveTransition() {
        letGo(cancelled: false, speed: interactor?.completionSpeed, curve: interactor?.completionCurve)
    }

    func cancelInteractiveTransition() {
        letGo(cancelled: true, speed: interactor?.completionSpeed, curve: interactor?.completionCurve)
    }

    /// Has the transition run on by itself, to its end or back to its start.
    func letGo(cancelled: Bool, speed: CGFloat?, curve: UIView.AnimationCurve?) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        completionSpeed = speed.map { $0.isFinite && $0 > 0 ? $0 : 1 } ?? 1
        completionCurve = curve ?? .easeInOut
        coordinator.interactionChanged()
        guard let hand else { return }
        hand.isReversed = cancelled
        let way = cancelled ? percentComplete : 1 - percentComplete
        hand.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: completionCurve),
            // A factor of none would mean the time that is left.
            durationFactor: max(way / completionSpeed, 0.001))
    }

    // MARK: The end

    func completeTransition(_ didComplete: Bool) {
        guard let ending = ending.take() else { return }
        hand = nil
        for controller in involved where controller.transition === self { controller.transition = nil }
        animator.animationEnded(didComplete)
        if !didComplete { transitionWasCancelled = true }
        ending(didComplete)
        coordinator.transitionEnded()
        let waiting = afterEnd
        afterEnd = []
        for action in waiting { action() }
    }

    /// Forgets about a transition that will not be run.
    func abandon() {
        for controller in involved where controller.transition === self { controller.transition = nil }
        afterEnd = []
    }

    /// Ends a transition that somebody leads, or led: back at its start if it is still in the hand.
    ///
    /// Nobody may be left to let go of it, and it holds what it moves.
    func endAtOnce() {
        guard wasInteractive, ending != nil else { return }
        if isInteractive {
            isInteractive = false
            transitionWasCancelled = true
        }
        if let hand, hand.state == .active {
            hand.stopAnimation(false)
            hand.finishAnimation(at: transitionWasCancelled ? .start : .end)
        }
        completeTransition(!transitionWasCancelled)
    }

    // MARK: What is known of it

    var containerView: UIView { parties.container }

    var transitionDuration: TimeInterval {
        guard isAnimated else { return 0 }
        let duration = animator.transitionDuration(using: self)
        return duration.isFinite ? max(duration, 0) : 0
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: parties.from
        case .to: parties.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: parties.fromView
        case .to: parties.toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === parties.from ? frames.initialFrom : vc === parties.to ? frames.initialTo : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === parties.from ? frames.finalFrom : vc === parties.to ? frames.finalTo : .zero
    }
}

extension UIViewController {
    /// The transition that the controller, or one that it is in, is a part of at the moment.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        // What was pushed a moment ago has not begun to come yet, and is asked about.
        (self as? UINavigationController)?.settle()
        return transition?.coordinator ?? parent?.transitionCoordinator
    }
}
