import FailureReporting
import HeadlessLists
import HeadlessUIKitCore

/// One loading of objects: makes them, sets their runtime attributes, connects them, and tells them that they are
/// there.
@MainActor
final class ObjectLoading {
    let source: NibSource
    let instance: NibInstance
    let builder: NibBuilder
    let maker: ObjectMaker
    /// Objects that are there already, such as the owner, by their ids.
    private var known: [String: AnyObject] = [:]
    /// Finds objects around those that are made, such as those around a cell.
    private let outer: (String) -> AnyObject?
    private var cells: [CellLoading] = []
    /// The segues of the scene.
    var segues: SceneSegues?
    /// Whether connections wait that lead to objects which are made later, such as those in a controller's view.
    let isPartial: Bool

    init(
        _ plan: NibPlan, _ source: NibSource, segues: SceneSegues? = nil, isPartial: Bool = false,
        outer: @escaping (String) -> AnyObject? = { _ in nil }
    ) {
        (self.source, self.segues, self.isPartial, self.outer) = (source, segues, isPartial, outer)
        instance = NibInstance(plan)
        var builder = NibBuilder()
        let maker = ObjectMaker(source, instance)
        self.maker = maker
        builder.makeView = { maker.makeView($0, $1) }
        builder.makeObject = { maker.makeObject($0, $1) }
        builder.setValue = { maker.setValue(of: $0, $1) }
        self.builder = builder
    }

    /// Makes something with the builder, and has lists know the prototypes of their cells.
    func build<Made>(_ make: (NibBuilder) -> Made) -> Made {
        var lists: [(UIView, ViewPlan)] = []
        var builder = builder
        builder.didFill = { view, plan in
            if !plan.cells.isEmpty || !plan.supplementaryViews.isEmpty { lists.append((view, plan)) }
        }
        let made = make(builder)
        for (view, plan) in lists { registerPrototypes(in: view, plan) }
        return made
    }

    // MARK: Objects

    func know(_ object: AnyObject, as id: String) { known[id] = object }

    /// Whether an id stands for whatever is first responder when an action is sent, also where cells are made.
    func isFirstResponder(_ id: String) -> Bool { instance.plan.firstResponders.contains(id) }

    func object(_ id: String) -> AnyObject? {
        instance.object(id) ?? known[id] ?? instance.constraints[id] ?? outer(id)
    }

    // MARK: After they are made

    /// Sets runtime attributes and connects all objects that were made, then tells them that they were loaded.
    ///
    /// - Parameter connections: those of objects that were there already, such as the owner's outlets.
    func finish(_ connections: [ConnectionPlan] = [], containers: () -> Void = {}) {
        builder.applyAttributes(in: instance)
        let connector = Connector(self)
        for (source, connections) in Dictionary(grouping: connections, by: \.source).sorted(by: {
            $0.key < $1.key
        }) {
            if let object = object(source) { connector.connect(object, connections) }
        }
        for made in instance.made { connector.connect(made.object, made.connections) }
        for cells in cells { cells.settle(self) }
        containers()
        for made in instance.made where made.customClass != nil {
            (made.object as? UIResponder)?.awakeFromNib()
        }
        NibReportFailure.record(instance.report, once: source)
    }

    // MARK: Cells

    /// Has lists make their cells of the prototypes that the file has for them.
    private func registerPrototypes(in view: UIView, _ plan: ViewPlan) {
        let cells = CellLoading(plan.cells + plan.supplementaryViews.map(\.plan), in: self)
        self.cells.append(cells)
        for cell in plan.cells { register(cell, ofKind: nil, in: view, cells) }
        for (kind, plan) in plan.supplementaryViews { register(plan, ofKind: kind, in: view, cells) }
    }

    private func register(_ plan: ViewPlan, ofKind kind: String?, in view: UIView, _ cells: CellLoading) {
        guard let identifier = plan.reuseIdentifier, !identifier.isEmpty else { return }
        if let table = view as? UITableView {
            table.register(
                prototype: { cells.make(plan) as? UITableViewCell ?? UITableViewCell() }, for: identifier)
        } else if let collection = view as? UICollectionView {
            collection.register(
                prototype: { cells.make(plan) as? UICollectionReusableView ?? UICollectionViewCell() },
                ofKind: kind, for: identifier)
        }
    }
}
