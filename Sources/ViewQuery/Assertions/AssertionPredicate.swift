import HeadlessUIKit

/// A predicate that assertions compare a view or an accessibility element with.
public protocol AssertionPredicate: Sendable, CustomStringConvertible {
    /// Why the predicate does not hold, as a clause; `nil` if it does.
    @MainActor
    func shortfall(of subject: AssertionSubject) -> String?
}

extension ViewPredicate: AssertionPredicate {
    /// Why the predicate does not hold for the view, as a clause; `nil` if it does.
    public func shortfall(of subject: AssertionSubject) -> String? {
        let view = subject.view
        view.layOutForQuery()
        let search = ViewSearch(in: [view.root])
        for condition in QueryPlan(self).doubtful { condition.check(in: search) }
        return holds(for: view, in: search) ? nil : shortfall(of: view, in: search)
    }
}

extension ElementPredicate: AssertionPredicate {
    /// Why the predicate does not hold for the element, as a clause; `nil` if it does.
    public func shortfall(of subject: AssertionSubject) -> String? {
        let element = subject.element
        let missed = atoms.filter { !$0.holds(for: element) }
        return missed.isEmpty
            ? nil : missed.map { $0.shortfall(of: element) }.joined(separator: "; ")
    }
}
