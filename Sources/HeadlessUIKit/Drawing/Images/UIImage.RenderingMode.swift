extension UIImage {
    /// Whether a picture is shown in its own colours.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place asks for where it is shown.
        case automatic
        /// In its own colours everywhere.
        case alwaysOriginal
        /// As a stencil for the tint colour: only the opacity of its pixels counts.
        case alwaysTemplate
    }
}
