/// What a view's content means, from which follows whether it is mirrored where interfaces are read from the right.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// The content follows the direction of the interface.
    case unspecified
    /// The content is a control of playback, such as a button to rewind, and is never mirrored.
    case playback
    /// The content is directions in space, such as a choice of text alignments, and is never mirrored.
    case spatial
    /// The content is always read from the left.
    case forceLeftToRight
    /// The content is always read from the right.
    case forceRightToLeft

    package func direction(in outer: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: outer
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
