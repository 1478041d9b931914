import HeadlessUIKit

/// A view, or a query for one, that other views are left of, above or near to.
public struct Landmark: Sendable {
    enum Form: Sendable {
        case view(UIView, summary: String)
        case query(ViewQuery, description: String)
    }

    private let form: Form
    /// What a search remembers the view by.
    private let identity = Identity()

    private final class Identity: Sendable {}

    init(_ form: Form) {
        self.form = form
    }
}

extension Landmark: CustomStringConvertible {
    /// The view in a few words, or the query as source code.
    public var description: String {
        switch form {
        case .view(_, let summary): summary
        case .query(_, let description): description
        }
    }

    /// The query that finds the view, if it is one.
    var query: ViewQuery? {
        if case .query(let query, _) = form { query } else { nil }
    }

    @MainActor
    func view(in search: ViewSearch) -> UIView? {
        switch form {
        case .view(let view, _): view
        case .query(let query, _): search.finding(of: identity) { query.first }
        }
    }
}
