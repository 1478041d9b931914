extension UIStackView {
    /// How a stack view places the arranged views across its axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// They are as high as a horizontal stack view, or as wide as a vertical one.
        case fill
        /// They begin at the leading edge of a vertical stack view, or at the top of a horizontal one.
        case leading
        /// The baselines of their first lines are aligned, in a horizontal stack view; leading in a vertical one.
        ///
        /// As in UIKit, views that begin above the first one reach out of the stack view.
        case firstBaseline
        /// They are centred.
        case center
        /// They end at the trailing edge of a vertical stack view, or at the bottom of a horizontal one.
        case trailing
        /// The baselines of their last lines are aligned, in a horizontal stack view; leading in a vertical one.
        ///
        /// As in UIKit, views that end below the first one reach out of the stack view.
        case lastBaseline

        /// The top of a horizontal stack view: another name for ``leading``.
        public static var top: Self { .leading }
        /// The bottom of a horizontal stack view: another name for ``trailing``.
        public static var bottom: Self { .trailing }
    }
}
