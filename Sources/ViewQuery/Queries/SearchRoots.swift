import HeadlessUIKit

/// The views that a search begins at: usually one, which takes no array.
@MainActor
enum SearchRoots {
    case one(UIView)
    /// None, or several.
    case several([UIView])

    init(_ views: [UIView]) {
        self = views.count == 1 ? .one(views[0]) : .several(views)
    }

    var views: [UIView] {
        switch self {
        case .one(let view): [view]
        case .several(let views): views
        }
    }
}
