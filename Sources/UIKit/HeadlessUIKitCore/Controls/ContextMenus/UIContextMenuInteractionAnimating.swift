/// The animation that shows or hides a context menu, to which changes can be added.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The preview's view controller, if there is one.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated alongside.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds a closure that is called when the animation has finished.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// The animation of a context menu, 0.25 seconds long; chosen, as Apple documents no duration.
@MainActor
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    private static let duration = 0.25

    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
    }

    func addAnimations(_ animations: @escaping @MainActor () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping @MainActor () -> Void) {
        completions.append(completion)
    }

    func run() {
        let (animations, completions) = (animations, completions)
        self.animations = []
        self.completions = []
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Self.duration, options: [.allowUserInteraction, .keepsTime],
            animations: { for animation in animations { animation() } },
            completion: { _ in for completion in completions { completion() } })
    }
}
