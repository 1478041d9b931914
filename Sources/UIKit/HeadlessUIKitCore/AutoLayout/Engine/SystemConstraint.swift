import ConstraintSolver

/// What the system asks of the solver beside an application's constraints.
enum SystemConstraint {
    case rootWidth, rootHeight
    case positiveWidth, positiveHeight
    case intrinsicWidth, intrinsicHeight
    case mask
    case guide
    case baseline
    case scrollOffset
    case exercise

    /// Content gives way to every constraint of the application, as in UIKit.
    var rank: ConstraintRank {
        switch self {
        case .intrinsicWidth, .intrinsicHeight: .content
        default: .system
        }
    }

    /// Its name in a report, after the view's.
    var name: String {
        switch self {
        case .rootWidth: "width of its bounds"
        case .rootHeight: "height of its bounds"
        case .positiveWidth: "width >= 0"
        case .positiveHeight: "height >= 0"
        case .intrinsicWidth: "intrinsic width"
        case .intrinsicHeight: "intrinsic height"
        case .mask: "autoresizing mask"
        case .guide: "layout guide"
        case .baseline: "baseline"
        case .scrollOffset: "content offset"
        case .exercise: "exerciseAmbiguityInLayout()"
        }
    }
}
