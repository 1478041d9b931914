import HeadlessUIKitCore

/// The objects that were made of a plan, by their ids.
@MainActor
package final class NibInstance {
    package let plan: NibPlan
    /// The views at the top, in the order of the file: those of nibs, and those of controllers.
    package internal(set) var roots: [(plan: ViewPlan, view: UIView)] = []
    /// The controllers at the top, in the order of the file, if controllers are made.
    package internal(set) var controllers: [UIViewController] = []
    /// The objects at the top that are not views, in the order of the file, such as gesture recognizers.
    package internal(set) var looseObjects: [(plan: ObjectPlan, object: AnyObject)] = []
    /// What could not be read, and then what could not be made.
    package internal(set) var report: NibReport
    /// The objects of an application's class, or with connections or runtime attributes, in the order in which they
    /// were made.
    private(set) var made: [LoadedObject] = []
    /// How many of them have their runtime attributes.
    var countWithAttributes = 0
    /// The constraints, by the ids that they have.
    @exclusivity(unchecked) private(set) var constraints = IDTable<NSLayoutConstraint>()
    /// The views that are in no superview for the size classes of the plan, by their ids.
    private(set) var leftOut: [String: UIView] = [:]
    /// The views by their plans, for what compares them with the file; elements need not have ids.
    private var views: [ObjectIdentifier: UIView] = [:]
    /// Views, layout guides and other objects by their ids.
    @exclusivity(unchecked) private var objects = IDTable<AnyObject>()

    init(_ plan: NibPlan) {
        self.plan = plan
        report = plan.report
    }

    /// Makes room at once for as many objects as an instance of the whole plan has had.
    func reserveCounts() {
        objects.reserveCapacity(plan.counts.objects)
        constraints.reserveCapacity(plan.counts.constraints)
    }

    /// Notes how many objects there are, for the next instance.
    func noteCounts() {
        plan.counts = (
            max(plan.counts.objects, objects.count), max(plan.counts.constraints, constraints.count)
        )
    }

    /// The objects at the top, in the order of the file.
    var topLevel: [Any] {
        var (views, others, controllers) = (roots[...], looseObjects[...], controllers[...])
        return plan.topLevel.compactMap { object -> Any? in
            switch object {
            case .view: views.popFirst()?.view
            case .object: others.popFirst()?.object
            case .controller(let plan):
                (plan.view == nil ? nil : views.popFirst(), controllers.popFirst()).1
            case .placeholder: nil
            }
        }
    }

    /// The view, layout guide or other object of an id.
    package func object(_ id: String) -> AnyObject? { objects[id] }

    /// The ids of the objects that there are.
    var ids: [String] { objects.ids }

    /// The view of an id.
    package func view(_ id: String) -> UIView? { objects[id] as? UIView }

    /// The view that was made of a plan last; kept on the canvas only.
    package func view(of plan: ViewPlan) -> UIView? { views[ObjectIdentifier(plan)] }

    func keep(_ view: UIView, of plan: ViewPlan) { views[ObjectIdentifier(plan)] = view }

    func leaveOut(_ view: UIView, as id: String?) {
        if let id { leftOut[id] = view }
    }

    func isLeftOut(_ view: UIView?) -> Bool { leftOut.values.contains { $0 === view } }

    /// Notes what could not be made, once also if it is made several times, as a cell is.
    func note(_ kind: NibReport.Issue.Kind, at element: NibElement) {
        note(kind, element.name, element.id, element.line)
    }

    func noteMade(
        _ object: AnyObject, _ customClass: NibClassName?, _ attributes: [RuntimeAttribute],
        _ connections: [ConnectionPlan]
    ) {
        guard customClass != nil || !attributes.isEmpty || !connections.isEmpty else { return }
        made.append(
            LoadedObject(
                object: object, customClass: customClass, attributes: attributes, connections: connections))
    }

    /// Notes what could not be made of a plan, once.
    func note(_ kind: NibReport.Issue.Kind, _ element: String, _ id: String?, _ line: Int) {
        let issue = NibReport.Issue(kind: kind, element: element, id: id, line: line)
        if !report.issues.contains(issue) { report.add(issue) }
    }

    func register(_ object: AnyObject, as id: String?) {
        if let id { objects.set(object, as: id, replaces: false) }
    }

    func register(_ constraint: NSLayoutConstraint, as id: String?) {
        if let id { constraints.set(constraint, as: id, replaces: true) }
    }
}

/// An object that was made, and what is to be done with it once all are there.
struct LoadedObject {
    let object: AnyObject
    let customClass: NibClassName?
    let attributes: [RuntimeAttribute]
    let connections: [ConnectionPlan]
}
