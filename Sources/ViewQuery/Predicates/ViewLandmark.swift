import HeadlessUIKit

/// The reference view of `leftOf`, `above`, `near` and their like: a view, or the first one that a query finds.
@MainActor
public protocol ViewLandmark {
    /// The view or the query.
    var landmark: Landmark { get }
}

extension UIView: ViewLandmark {
    /// The view itself.
    public final var landmark: Landmark { Landmark(.view(self, summary: summary)) }
}

extension ViewQuery: @MainActor ViewLandmark {
    /// The first view that the query finds at the time of the search.
    public var landmark: Landmark { Landmark(.query(self, description: description)) }
}
