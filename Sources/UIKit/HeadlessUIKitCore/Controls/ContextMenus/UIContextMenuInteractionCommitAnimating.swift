/// The animation that hides a context menu after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview disappears; here always with the menu.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
