/// The size of a bar that an image or a position is for.
public enum UIBarMetrics: Int, Sendable, Hashable {
    /// The usual height.
    case `default`
    /// The low bar of a phone in landscape.
    case compact
    /// The usual height, with a prompt or scope buttons.
    case defaultPrompt = 101
    /// A low bar with a prompt or scope buttons.
    case compactPrompt
}
