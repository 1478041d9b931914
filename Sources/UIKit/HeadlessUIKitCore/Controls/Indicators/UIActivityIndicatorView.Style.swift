extension UIActivityIndicatorView {
    /// The size of an activity indicator.
    public enum Style: Int, Sendable {
        /// 20 points wide and high.
        case medium = 100
        /// 37 points wide and high.
        case large
        /// 37 points wide and high, and white: an old style.
        case whiteLarge = 0
        /// 20 points wide and high, and white: an old style.
        case white
        /// 20 points wide and high, and grey: an old style.
        case gray

        /// The size, in points; Apple documents none, these are observed.
        var size: CGSize {
            switch self {
            case .medium, .white, .gray: CGSize(width: 20, height: 20)
            case .large, .whiteLarge: CGSize(width: 37, height: 37)
            }
        }

        /// The colour of indicators in the style, unless they have one of their own.
        var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
    }
}
