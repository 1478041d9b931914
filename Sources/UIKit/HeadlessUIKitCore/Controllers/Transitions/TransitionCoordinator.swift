/// Runs the animations and completions that accompany a transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    // A coordinator that is kept for longer than the transition has no effect.
    private weak var transition: ControllerTransition?
    let containerView: UIView
    private var animations: [@MainActor (Context) -> Void] = []
    private var completions: [@MainActor (Context) -> Void] = []
    private var interactionHandlers: [@MainActor (Context) -> Void] = []
    // One that is made after the animations began takes no more of them.
    private var hasStarted: Bool

    init(_ transition: ControllerTransition) {
        self.transition = transition
        hasStarted = transition.hasRunAlongside
        containerView = transition.containerView
    }

    var isAnimated: Bool { transition?.isAnimated ?? false }
    var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
    var initiallyInteractive: Bool { transition?.wasInteractive ?? false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
    var transitionDuration: TimeInterval { transition?.transitionDuration ?? 0 }
    var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { transition?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition?.completionCurve ?? .easeInOut }
    var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition?.view(forKey: key)
    }

    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (Context) -> Void)?,
        completion: (@MainActor (Context) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard !hasStarted else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (Context) -> Void)?,
        completion: (@MainActor (Context) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping @MainActor (Context) -> Void) {
        interactionHandlers.append(handler)
    }

    // MARK: Called by the transition

    var hasAnimations: Bool { !animations.isEmpty }

    func runAlongside() {
        hasStarted = true
        let waiting = animations
        animations = []
        for animation in waiting { animation(self) }
    }

    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
    }

    func transitionEnded() {
        let waiting = completions
        (completions, interactionHandlers) = ([], [])
        for completion in waiting { completion(self) }
    }
}
