/// A transition from one controller to another, from before their callbacks to after them.
///
/// A container makes one, calls its controllers' appearance methods, and runs it. Until it ends, all controllers that
/// take part offer its coordinator.
@MainActor
final class ControllerTransition: UIViewControllerContextTransitioning {
    /// The controllers and views that a transition exchanges, and their container.
    struct Parties {
        var container: UIView
        var from: UIViewController?
        var to: UIViewController?
        var others: [UIViewController] = []
        /// The views that the transition removes and adds; `nil` for one that it leaves in place.
        var fromView: UIView?
        var toView: UIView?
    }

    /// The frames that a controller's view has at the beginning and at the end, in the container.
    struct Motion {
        var initial = CGRect.zero
        var final = CGRect.zero
    }

    struct Frames {
        var from = Motion()
        var to = Motion()
    }

    private var parties: Parties
    var frames: Frames
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    private let animator: any UIViewControllerAnimatedTransitioning
    // The interactor holds the transition that it drives.
    private weak var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// The presentation that begins or ends; what surrounds its view changes along with the transition.
    var presentation: Presentation?
    /// The coordinator, once it was asked for: most transitions have nothing of an application's beside them.
    private var coordinatorInUse: TransitionCoordinator?
    /// Whether what accompanies the transition has changed, or is changing.
    private(set) var hasRunAlongside = false
    private var fingerAnimator: UIViewPropertyAnimator?
    private var ending: (@MainActor (Bool) -> Void)?
    private var afterEnd: (@MainActor () -> Void)?

    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionSpeed: CGFloat = 1
    private(set) var completionCurve = UIView.AnimationCurve.easeInOut

    let wasInteractive: Bool
    let targetTransform = CGAffineTransform.identity

    /// - Parameter interactor: drives the transition; ignored without animation, and with animations disabled.
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
        parties.from?.transition = self
        parties.to?.transition = self
        for controller in parties.others { controller.transition = self }
    }

    var coordinator: TransitionCoordinator {
        if let coordinatorInUse { return coordinatorInUse }
        let coordinator = TransitionCoordinator(self)
        coordinatorInUse = coordinator
        return coordinator
    }

    /// Whether it is running, or paused while the user drives it.
    var isUnderWay: Bool { ending != nil }

    private func letControllersGo() {
        leave(parties.from)
        leave(parties.to)
        for controller in parties.others { leave(controller) }
    }

    private func leave(_ controller: UIViewController?) {
        guard let controller, controller.transition === self else { return }
        controller.transition = nil
    }

    /// Runs the transition, and calls `ending` with whether it was completed.
    ///
    /// Without animation the views get their final frames immediately, and `ending` follows the turn's layout.
    func run(in application: UIApplication, ending: @escaping @MainActor (Bool) -> Void) {
        self.ending = ending
        if !isAnimated {
            application.withoutAnimation {
                if let view = parties.toView { place(view) }
                runAlongside()
            }
            // The application holds the transition until its end.
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
            view.frame = frames.to.final
            containerView.addSubview(view)
        } else {
            view.frame = containerView.convert(frames.to.final, to: view.superview)
        }
    }

    /// Sets the views and frames before the transition runs, so that views are made as late as possible.
    func move(fromView: UIView?, toView: UIView?, _ frames: Frames) {
        parties.fromView = fromView
        parties.toView = toView
        self.frames = frames
    }

    private func animate() {
        UncalledMethods.report(animator, as: .animatedTransitioning)
        animator.animateTransition(using: self)
        guard !hasRunAlongside else { return }
        guard ending != nil, presentation != nil || coordinatorInUse?.hasAnimations == true else {
            return runAlongside()
        }
        UIView.animate(withDuration: transitionDuration) { [self] in runAlongside() }
    }

    /// Makes the changes that accompany the transition, once.
    ///
    /// The framework's animators of presentations call it in their own animation, which spares a second one.
    func runAlongside() {
        guard !hasRunAlongside else { return }
        hasRunAlongside = true
        presentation?.changeSurroundings()
        coordinatorInUse?.runAlongside()
    }

    // MARK: Interactive

    func onEnd(_ action: @escaping @MainActor () -> Void) {
        afterEnd.append(action)
    }

    /// Begins the animator's transition, and pauses it until it is driven.
    func beginInteractively() {
        UncalledMethods.report(animator, as: .animatedTransitioning)
        let fingerAnimator = UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut)
        fingerAnimator.scrubsLinearly = true
        self.fingerAnimator = fingerAnimator
        fingerAnimator.addAnimations { [self] in
            animator.animateTransition(using: self)
            runAlongside()
        }
        fingerAnimator.pauseAnimation()
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = percentComplete
        fingerAnimator?.fractionComplete = percentComplete
    }

    func finishInteractiveTransition() {
        letGo(cancelled: false, speed: interactor?.completionSpeed, curve: interactor?.completionCurve)
    }

    func cancelInteractiveTransition() {
        letGo(cancelled: true, speed: interactor?.completionSpeed, curve: interactor?.completionCurve)
    }

    func letGo(cancelled: Bool, speed: CGFloat?, curve: UIView.AnimationCurve?) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        completionSpeed = speed.map { $0.isFinite && $0 > 0 ? $0 : 1 } ?? 1
        completionCurve = curve ?? .easeInOut
        coordinatorInUse?.interactionChanged()
        guard let fingerAnimator else { return }
        fingerAnimator.isReversed = cancelled
        let remaining = cancelled ? percentComplete : 1 - percentComplete
        fingerAnimator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: completionCurve),
            // A duration factor of zero would mean the remaining time.
            durationFactor: max(remaining / completionSpeed, 0.001))
    }

    // MARK: Ending

    func completeTransition(_ didComplete: Bool) {
        guard let ending = ending.take() else { return }
        fingerAnimator = nil
        letControllersGo()
        animator.animationEnded(didComplete)
        if !didComplete { transitionWasCancelled = true }
        ending(didComplete)
        coordinatorInUse?.transitionEnded()
        if let afterEnd = afterEnd.take() { afterEnd() }
    }

    func abandon() {
        letControllersGo()
        afterEnd = nil
    }

    /// Ends an interactive transition immediately: back at its start if the user still drives it.
    ///
    /// Nothing may be left to end it otherwise, and it holds the views that it moves.
    func endAtOnce() {
        guard wasInteractive, ending != nil else { return }
        if isInteractive {
            isInteractive = false
            transitionWasCancelled = true
        }
        if let fingerAnimator, fingerAnimator.state == .active {
            fingerAnimator.stopAnimation(false)
            fingerAnimator.finishAnimation(at: transitionWasCancelled ? .start : .end)
        }
        completeTransition(!transitionWasCancelled)
    }

    // MARK: The context

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
        motion(of: vc).initial
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        motion(of: vc).final
    }

    private func motion(of controller: UIViewController) -> Motion {
        controller === parties.from ? frames.from : controller === parties.to ? frames.to : Motion()
    }
}
