/// How a tapped preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview disappears with the menu.
    case dismiss
    /// The preview expands into the content that is shown next.
    case pop
}
