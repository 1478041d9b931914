import HeadlessUIKitCore

/// Makes the views of a plan, their constraints between them.
@MainActor
package struct NibBuilder {
    /// Makes the view of a plan, such as one of the class that the file names, and calls a function that gives it
    /// what the file says; of `nil`, one of the kind's own class is made.
    package var makeView: (ViewPlan, @escaping @MainActor (UIView) -> Void) -> UIView?
    /// Whether ``makeView`` is asked for all views, and not for those alone whose class the file names.
    private let makesAll: Bool
    /// Makes the object of a plan, as ``makeView`` does a view.
    package var makeObject: (ObjectPlan, @escaping @MainActor (AnyObject) -> Void) -> AnyObject? = { _, _ in
        nil
    }
    /// Makes the controller of a plan at the top of a nib; of `nil`, its view alone is made.
    package var makeController: (ControllerPlan) -> UIViewController? = { _ in nil }
    /// Called for each view that has what the file says of it.
    package var didFill: (UIView, ViewPlan) -> Void = { _, _ in }
    /// Sets the value of a key path of an object, if that is a property of the application's; whether it was.
    package var setValue: (AnyObject, RuntimeAttribute) -> Bool = { _, _ in false }
    /// Whether views are made as Xcode shows them: with placeholder constraints, and with the sizes that it took for
    /// views whose classes it could not ask.
    package var isOnCanvas = false

    package init() {
        makeView = { _, _ in nil }
        makesAll = false
    }

    /// Makes a builder that asks for each view.
    package init(makeView: @escaping (ViewPlan) -> UIView?) {
        self.makeView = { plan, fill in
            let view = makeView(plan)
            if let view { fill(view) }
            return view
        }
        makesAll = true
    }

    /// Makes everything that a plan has: views with what is inside them, then constraints, then what refers to others.
    package func instantiate(_ plan: NibPlan) -> NibInstance {
        let instance = NibInstance(plan)
        instantiate(plan, into: instance)
        applyAttributes(in: instance)
        return instance
    }

    /// Makes everything that a plan has, apart from what waits until all objects are there.
    ///
    /// - Parameter withControllers: whether controllers have their views.
    func instantiate(_ plan: NibPlan, into instance: NibInstance, withControllers: Bool = true) {
        for object in plan.topLevel {
            switch object {
            case .view(let root): instance.roots.append((root, instantiate(root, in: instance)))
            case .controller(let controller):
                guard withControllers else { continue }
                let made = makeController(controller)
                if let made { instance.controllers.append(made) }
                guard let root = controller.view else { continue }
                let view = instantiate(root, of: controller, in: instance)
                made?.view = view
                instance.roots.append((root, view))
            case .object(let plan): instance.looseObjects.append((plan, make(plan, in: instance)))
            case .placeholder: continue
            }
        }
    }

    /// Makes one view of a plan with everything inside it, such as a cell.
    package func instantiate(_ plan: ViewPlan, in instance: NibInstance) -> UIView {
        let view = make(plan, in: instance)
        addConstraints(of: plan, in: instance)
        return view
    }

    /// Makes the view of a controller.
    func instantiate(_ plan: ViewPlan, of controller: ControllerPlan, in instance: NibInstance)
        -> UIView
    {
        let view = make(plan, in: instance)
        // Of before there were safe areas: what bars cover, as areas at the top and at the bottom.
        let safe = view.safeAreaLayoutGuide
        if let id = controller.topGuide {
            instance.register(barGuide(in: view, from: view.topAnchor, to: safe.topAnchor), as: id)
        }
        if let id = controller.bottomGuide {
            instance.register(barGuide(in: view, from: safe.bottomAnchor, to: view.bottomAnchor), as: id)
        }
        addConstraints(of: plan, in: instance)
        return view
    }

    private func barGuide(
        in view: UIView, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor
    ) -> UILayoutGuide {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: top), guide.bottomAnchor.constraint(equalTo: bottom),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
        ])
        return guide
    }

    // MARK: Views

    private func make(_ plan: ViewPlan, in instance: NibInstance) -> UIView {
        if makesAll || plan.customClass != nil, let view = makeView(plan, { fill($0, plan, in: instance) }) {
            return view
        }
        let view: UIView
        switch plan.source {
        case .made(let make): view = make()
        case .part: view = UIView()
        }
        fill(view, plan, in: instance)
        return view
    }

    /// Gives a view what the file says, and what is inside it.
    func fill(_ view: UIView, _ plan: ViewPlan, in instance: NibInstance) {
        instance.register(view, as: plan.id)
        if let origin = plan.origin { view.nibOrigin = origin }
        if isOnCanvas { instance.keep(view, of: plan) }
        for step in plan.steps { step(view, instance) }
        instance.noteMade(view, plan.customClass, plan.runtimeAttributes, plan.connections)
        attach(plan.objectParts, to: view, in: instance)
        // The canvas shows indicators that are hidden because they do not spin.
        if isOnCanvas, let indicator = view as? UIActivityIndicatorView {
            indicator.isHidden = plan.isHidden && indicator.isAnimating
        }
        for guide in plan.guides {
            if let object = guide.guide(view) { instance.register(object, as: guide.id) }
        }
        for part in plan.parts { add(part, to: view, in: instance) }
        for subview in plan.subviews { add(subview, to: view, in: instance) }
        if isOnCanvas { applyDesignSize(of: plan, to: view) }
        didFill(view, plan)
    }

    private func add(_ part: ViewPlan.Part, to parent: UIView, in instance: NibInstance) {
        if case .part(let find) = part.plan.source {
            if let view = find(parent) { fill(view, part.plan, in: instance) }
        } else {
            part.attach(parent, make(part.plan, in: instance))
        }
    }

    private func add(_ plan: ViewPlan, to parent: UIView, in instance: NibInstance) {
        if case .part(let find) = plan.source {
            if let view = find(parent) { fill(view, plan, in: instance) }
            return
        }
        let view = make(plan, in: instance)
        guard plan.isInstalled else { return instance.leaveOut(view, as: plan.id) }
        if let stack = parent as? UIStackView {
            stack.addArrangedSubview(view)
        } else {
            parent.addSubview(view)
        }
        if plan.isFixed { fix(view, in: parent) }
    }

    /// Gives a view the size that it has on the canvas alone.
    private func applyDesignSize(of plan: ViewPlan, to view: UIView) {
        guard let size = plan.designSize else { return }
        for (dimension, length, axis) in [
            (view.widthAnchor, size.width, NSLayoutConstraint.Axis.horizontal),
            (view.heightAnchor, size.height, .vertical),
        ] {
            guard let length else { continue }
            let least = dimension.constraint(greaterThanOrEqualToConstant: length)
            least.priority = view.contentCompressionResistancePriority(for: axis)
            let most = dimension.constraint(lessThanOrEqualToConstant: length)
            most.priority = view.contentHuggingPriority(for: axis)
            NSLayoutConstraint.activate([least, most])
        }
    }
}
