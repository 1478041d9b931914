import HeadlessUIKitCore

// Objects that are not views, and controllers.
extension NibBuilder {
    /// Makes an object of a plan with everything inside it.
    func make(_ plan: ObjectPlan, in instance: NibInstance) -> AnyObject {
        if plan.customClass != nil, let object = makeObject(plan, { fill($0, plan, in: instance) }) {
            return object
        }
        let object = plan.make()
        fill(object, plan, in: instance)
        return object
    }

    /// Gives an object what the file says, and what is inside it.
    func fill(_ object: AnyObject, _ plan: ObjectPlan, in instance: NibInstance) {
        instance.register(object, as: plan.id)
        for step in plan.steps { step(object, instance) }
        instance.noteMade(object, plan.customClass, plan.runtimeAttributes, plan.connections)
        attach(plan.objectParts, to: object, in: instance)
    }

    /// Makes objects and views that are values of properties, and sets them.
    func attach(_ parts: [ObjectPlan.Part], to owner: AnyObject, in instance: NibInstance) {
        for part in parts {
            switch part {
            case .objects(let plans, let attach): attach(owner, plans.map { make($0, in: instance) })
            case .view(let plan, let attach): attach(owner, instantiate(plan, in: instance))
            }
        }
    }

    /// Gives a controller that was made of a plan what the file says of it, its items and its bars; not its view.
    package func fill(_ controller: UIViewController, _ plan: ControllerPlan, in instance: NibInstance) {
        instance.register(controller, as: plan.id)
        for step in plan.steps { step(controller, instance) }
        if let item = plan.navigationItem { fill(controller.navigationItem, item, in: instance) }
        if let item = plan.tabBarItem {
            controller.tabBarItem = make(item, in: instance) as? UITabBarItem ?? controller.tabBarItem
        }
        if !plan.toolbarItems.isEmpty {
            controller.toolbarItems = plan.toolbarItems.compactMap {
                make($0, in: instance) as? UIBarButtonItem
            }
        }
        for bar in plan.bars {
            if let view = bar.find(controller) { fill(view, bar.plan, in: instance) }
        }
        instance.noteMade(controller, plan.customClass, plan.runtimeAttributes, plan.connections)
    }

    // MARK: Key-value coding

    /// Sets the runtime attributes of all objects that were made, as they are set once all are there.
    func applyAttributes(in instance: NibInstance) {
        for made in instance.made.dropFirst(instance.countWithAttributes) {
            apply(made.attributes, to: made.object, of: made.customClass, in: instance)
        }
        instance.countWithAttributes = instance.made.count
    }

    /// Sets runtime attributes: those of the application's properties, and then those of UIKit's.
    ///
    /// - Parameter name: the class that the file names; if the object is of another, its properties are not known.
    func apply(
        _ attributes: [RuntimeAttribute], to object: AnyObject, of name: NibClassName?,
        in instance: NibInstance
    ) {
        for attribute in attributes where !setValue(object, attribute) {
            switch RuntimeProperties.all.set(attribute.value, for: attribute.keyPath[...], of: object) {
            case .isSet: break
            case .badValue:
                let value = attribute.value.map { "\($0)" } ?? "nil"
                instance.note(.badValue(attribute.keyPath, value: value), at: attribute.element)
            case .unknown:
                if name.map({ "\(type(of: object))" == $0.name }) ?? true {
                    instance.note(.unknownKeyPath(attribute.keyPath), at: attribute.element)
                }
            }
        }
    }
}
