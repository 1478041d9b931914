import Foundation

/// The animation with which a context menu comes or goes, to which more can be added.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller whose view is the preview, if there is one.
    var previewViewController: UIViewController? { get }

    /// Has changes run as a part of the animation.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Has something done when the animation is over.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// How a preview that was tapped gives way to what it is of.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes with the menu.
    case dismiss = 0
    /// It grows into what is shown then.
    case pop = 1
}

/// The animation with which a context menu goes whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview gives way; here it goes with the menu in either case.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a menu that comes or goes, which takes a quarter of a second; chosen, Apple documents no number.
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

    /// Runs what was added.
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
