import HeadlessUIKit

/// A view that a query looks for, in a controller that is loaded and not on the screen.
@MainActor
package struct OffscreenMatch {
    private let query: ViewQuery
    private var check: ConditionCheck
    private var found: UIView?

    /// Searches the views of the controllers.
    ///
    /// Conditions on states, such as being visible, do not count: they would hold only on the screen. Custom code is not
    /// called, and pending layout is left as it is.
    ///
    /// - Parameter roots: the topmost views of controllers that are not on the screen.
    /// - Complexity: O(*n*) in these views.
    init(of query: ViewQuery, in roots: [UIView]) {
        self.query = query
        let predicate = query.predicate
        let mayAsk = predicate.tellsWhich && !predicate.needs.contains(.foreignCode)
        check = ConditionCheck(mayAsk ? predicate.plan.filter(\.tellsWhich) : [])
        guard !check.isEmpty else { return }
        for root in roots where found == nil {
            let search = ViewSearch(in: [root])
            found = search.first(in: root) { check.passes($0, in: search) }
        }
    }

    /// The match, and how to get it onto the screen; `nil` if there is none.
    var finding: Finding? { found.map { Self.finding(of: $0) } }

    /// Where a view is that is not on the screen, and how to get it there.
    package static func finding(of view: UIView) -> Finding {
        let whereabouts = Whereabouts(of: view)
        let place = whereabouts.clause ?? "it is in no window"
        return Finding("\(view.summary) exists, but is not on screen: \(place).", cure: whereabouts.cure)
    }
}
