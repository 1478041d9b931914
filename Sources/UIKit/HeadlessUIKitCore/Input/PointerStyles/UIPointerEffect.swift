/// What a view does while the pointer is over it.
public enum UIPointerEffect {
    /// How the system tints a view that the pointer is over.
    public enum TintMode: Int, Sendable {
        /// It does not.
        case none
        /// In front of the view.
        case overlay
        /// Behind the view.
        case underlay
    }

    /// The effect that suits the preview's size.
    case automatic(UITargetedPreview)
    /// The pointer becomes the background of the view.
    case highlight(UITargetedPreview)
    /// The view rises, and the pointer vanishes under it.
    case lift(UITargetedPreview)
    /// The view changes, and the pointer stays.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view of the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }
}
