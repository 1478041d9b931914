extension UIImage {
    /// Whether an image is drawn in its own colours.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// Decided by the place where it is shown.
        case automatic
        /// In its own colours everywhere.
        case alwaysOriginal
        /// As a template in the tint colour: only the opacity of its pixels counts.
        case alwaysTemplate
    }
}
