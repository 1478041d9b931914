import HeadlessLists
import HeadlessUIKitCore

/// Makes the view of a scene's controller, with what else the scene has, and connects them.
@MainActor
struct SceneViewLoading {
    private let scene: Scene
    private let plan: ControllerPlan
    private let source: NibSource
    private let segues: SceneSegues
    /// The controller's items, which are there already.
    private let items: WeakObjects

    init(
        _ scene: Scene, _ plan: ControllerPlan, _ source: NibSource, _ segues: SceneSegues,
        _ items: WeakObjects
    ) {
        (self.scene, self.plan, self.source, self.segues, self.items) = (scene, plan, source, segues, items)
    }

    func load(_ controller: UIViewController) {
        guard let viewPlan = plan.view else { return }
        let loading = ObjectLoading(scene.plan, source, segues: segues) { [items] in items[$0] }
        if let id = plan.id { loading.know(controller, as: id) }
        let view = loading.build { $0.instantiate(viewPlan, of: plan, in: loading.instance) }
        loading.build { $0.instantiate(scene.plan, into: loading.instance, withControllers: false) }
        controller.view = view
        if let table = controller as? UITableViewController { addStaticCells(to: table, viewPlan, loading) }
        addRefreshControl(to: controller, loading)
        let views = WeakObjects(loading, ids: segues.neededIDs)
        segues.findObject = { [items] in views[$0] ?? items[$0] }
        // Those between the controller and its items are made already.
        let late = plan.itemConnections.filter { $0.isCollection || items[$0.destination] == nil }
        loading.finish(late) { segues.embed() }
    }

    private func addStaticCells(
        to controller: UITableViewController, _ table: ViewPlan, _ loading: ObjectLoading
    ) {
        guard !table.sections.isEmpty else { return }
        controller.staticTable = StaticTable(
            table.sections.map { section in
                let rows = section.cells.compactMap { plan -> StaticTable.Row? in
                    let cell =
                        loading.build { $0.instantiate(plan, in: loading.instance) } as? UITableViewCell
                    return cell.map { StaticTable.Row($0, height: plan.rowHeight) }
                }
                return StaticTable.Section(
                    header: section.headerTitle, footer: section.footerTitle, rows: rows)
            })
    }

    private func addRefreshControl(to controller: UIViewController, _ loading: ObjectLoading) {
        guard let plan = plan.refreshControl, let table = controller as? UITableViewController else { return }
        table.refreshControl =
            loading.build { $0.instantiate(plan, in: loading.instance) } as? UIRefreshControl
    }
}

extension ControllerPlan {
    /// The connections of the controller and of its items.
    fileprivate var itemConnections: [ConnectionPlan] {
        connections
            + ([navigationItem, tabBarItem].compactMap(\.self) + toolbarItems).flatMap(\.allConnections)
    }
}

extension ObjectPlan {
    /// The connections of the object and of all that is inside it.
    fileprivate var allConnections: [ConnectionPlan] {
        connections
            + objectParts.flatMap { part in
                switch part {
                case .objects(let plans, _): plans.flatMap(\.allConnections)
                case .view(let plan, _): plan.allConnections
                }
            }
    }
}

extension ConnectionPlan {
    fileprivate var isCollection: Bool {
        if case .outletCollection = kind { true } else { false }
    }
}
