import HeadlessLists
import HeadlessUIKitCore

/// Makes cells of prototypes, each connected to the objects around the list.
///
/// A list keeps it, so it keeps none of these objects, which keep the list.
@MainActor
final class CellLoading {
    private let source: NibSource
    private let plan: NibPlan
    private let segues: SceneSegues?
    /// The ids that connections of the cells name.
    private let destinations: Set<String>
    private var objects: WeakObjects?

    init(_ cells: [ViewPlan], in loading: ObjectLoading) {
        (source, plan, segues) = (loading.source, loading.instance.plan, loading.segues)
        destinations = Set(cells.flatMap(\.allConnections).map(\.destination))
    }

    /// Keeps references to the objects that the cells are connected to, now that all are there.
    func settle(_ loading: ObjectLoading) {
        objects = WeakObjects(loading, ids: Array(destinations))
    }

    /// Makes a cell.
    func make(_ plan: ViewPlan) -> UIView {
        let loading = ObjectLoading(self.plan, source, segues: segues) { [weak self] in
            self?.objects?[$0]
        }
        let view = loading.build { $0.instantiate(plan, in: loading.instance) }
        loading.finish()
        return view
    }
}

extension ViewPlan {
    /// The connections of the view and of all that is inside it.
    var allConnections: [ConnectionPlan] {
        connections + (subviews + parts.map(\.plan)).flatMap(\.allConnections)
    }
}
