/// The animation of a lift, a drop or its cancelling, 0.3 seconds long; chosen, as Apple documents no duration.
@_spi(Wings) @MainActor
open class DragAnimator: NSObject, UIDragAnimating {
    static let duration = 0.3

    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

    @_spi(Wings) public override init() { super.init() }

    /// Adds changes that the animation shows.
    @_spi(Wings) public final func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    /// Adds what is called when the animation has ended.
    @_spi(Wings) public final func addCompletion(
        _ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void
    ) {
        completions.append(completion)
    }

    package final func add(to session: any UIDropSession) {
        (session as? DropSession)?.contents.dropAnimators.append(self)
    }

    final func run() {
        let animations = animations
        self.animations = []
        guard !animations.isEmpty else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
            for animation in animations { animation() }
        }
    }

    /// Calls the completions; later calls find none.
    final func finish(_ position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
