import FailureReporting
import HeadlessUIKit

extension ViewQuery {
    /// The query for an action on views of a class alone: one that finds others as well, such as a row's label and its
    /// switch with the same text, stands for those of the class.
    ///
    /// It stays as it is if it finds none of the class, or several where exactly one is required; and if it is sorted
    /// or positions were chosen, as it then stands for exactly the views that it finds.
    package func narrowed<View: UIView>(to viewClass: View.Type) -> ViewQuery {
        guard isInOrderOfTree else { return self }
        let all = FailureCollector.quietly { with { $0.selection = .all }.views }
        let count = all.count { $0 is View }
        guard count > 0, count < all.count else { return self }
        if case .only = selection, count > 1 { return self }
        return ViewQuery(scope: scope, predicate: predicate && ofClass(viewClass), selection: selection)
    }

    /// A view of a class among all that the query finds, whatever its selection; `nil` if there is none.
    package func other<View: UIView>(ofClass viewClass: View.Type) -> View? {
        FailureCollector.quietly {
            with { query in
                query.selection = .all
                query.range = nil
            }.views.lazy.compactMap { $0 as? View }.first
        }
    }
}
