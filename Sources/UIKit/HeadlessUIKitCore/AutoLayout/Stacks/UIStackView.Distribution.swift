extension UIStackView {
    /// How a stack view sizes and spaces the arranged views along its axis.
    public enum Distribution: Int, Hashable, Sendable {
        /// They fill the stack view: those that hug their content least grow, those that resist compression least shrink.
        case fill
        /// They fill the stack view, and all have the same length.
        case fillEqually
        /// They fill the stack view, each with a share by its natural length.
        ///
        /// As in UIKit, natural lengths and spacings share it, and the last view takes what remains.
        case fillProportionally
        /// They keep their lengths; the space between them is the same everywhere, at least the spacing.
        case equalSpacing
        /// They keep their lengths; the distances of their centres are the same where that leaves at least the spacing.
        case equalCentering
    }
}
