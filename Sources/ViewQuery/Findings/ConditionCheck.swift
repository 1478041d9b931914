import HeadlessUIKit

/// Checks views outside of a query's scope for its conditions; those that read the whole tree for a few of them only.
@MainActor
struct ConditionCheck {
    /// How many views are checked for conditions that read the whole tree.
    private static let costlyAsks = 10

    private let conditions: [ViewPredicate]
    private var asksLeft = Self.costlyAsks

    init(_ conditions: [ViewPredicate]) {
        self.conditions = conditions
    }

    /// Whether there is nothing to check, so that no view passes.
    var isEmpty: Bool { conditions.isEmpty }

    /// Whether the search's current view meets all of the conditions.
    mutating func passes(_ view: UIView, in search: ViewSearch) -> Bool {
        if conditions.isEmpty { return false }
        for condition in conditions {
            if condition.isCostly {
                guard asksLeft > 0 else { return false }
                asksLeft -= 1
            }
            if !condition.holds(for: view, in: search) { return false }
        }
        return true
    }
}
