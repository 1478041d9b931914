import HeadlessUIKitCore

/// A plan of objects that have others as values of their properties.
@MainActor
protocol PlanWithObjects: AnyObject {
    var objectParts: [ObjectPlan.Part] { get set }
}

extension PlanWithObjects {
    /// Has objects set as the value of a property of each object that is made, if there are any.
    func setObjects<Owner: AnyObject, Object: AnyObject>(
        _ plans: [ObjectPlan], _ attach: @escaping @MainActor (Owner, [Object]) -> Void
    ) {
        guard !plans.isEmpty else { return }
        objectParts.append(
            .objects(plans) { owner, objects in
                if let owner = owner as? Owner { attach(owner, objects.compactMap { $0 as? Object }) }
            })
    }

    /// Has one object set as the value of a property of each object that is made, if there is one.
    func setObject<Owner: AnyObject, Object: AnyObject>(
        _ plan: ObjectPlan?, _ attach: @escaping @MainActor (Owner, Object) -> Void
    ) {
        setObjects(plan.map { [$0] } ?? []) { (owner: Owner, objects: [Object]) in
            if let object = objects.first { attach(owner, object) }
        }
    }

    /// Has a view set as the value of a property of each object that is made.
    func setView<Owner: AnyObject>(
        _ plan: ViewPlan, _ attach: @escaping @MainActor (Owner, UIView) -> Void
    ) {
        objectParts.append(
            .view(plan) { owner, view in
                if let owner = owner as? Owner { attach(owner, view) }
            })
    }
}
