import Foundation

extension UIActivityIndicatorView {
    /// The size of an activity indicator.
    public enum Style: Int, Sendable {
        /// 20 points wide and high.
        case medium = 100
        /// 37 points wide and high.
        case large

        /// The size, in points; Apple documents none, these are observed.
        var size: CGSize {
            switch self {
            case .medium: CGSize(width: 20, height: 20)
            case .large: CGSize(width: 37, height: 37)
            }
        }
    }
}
