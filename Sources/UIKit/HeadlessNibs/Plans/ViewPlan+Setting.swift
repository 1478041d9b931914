import HeadlessUIKitCore

extension ViewPlan {
    /// Sets a property of each view that is made, if the file has a value for it.
    ///
    /// A view of another class than the kind's is left as it is: it was reported when it was made.
    func set<View: UIView, Value>(_ value: Value?, _ property: ReferenceWritableKeyPath<View, Value>) {
        set(value) { (view: View, value) in view[keyPath: property] = value }
    }

    func set<View: UIView, Value>(_ value: Value?, _ property: ReferenceWritableKeyPath<View, Value?>) {
        set(value) { (view: View, value) in view[keyPath: property] = value }
    }

    /// Does something with a value of the file, if there is one, and each view that is made.
    func set<View: UIView, Value>(_ value: Value?, _ apply: @escaping @MainActor (View, Value) -> Void) {
        guard let value else { return }
        steps.append { view, _ in
            if let view = view as? View { apply(view, value) }
        }
    }

    /// Does something with each view that is made.
    func change<View: UIView>(_ apply: @escaping @MainActor (View) -> Void) {
        steps.append { view, _ in
            if let view = view as? View { apply(view) }
        }
    }

    /// Has the view of a child set as a value of each view that is made.
    func setPart<Parent: UIView>(
        _ plan: ViewPlan, _ attach: @escaping @MainActor (Parent, UIView) -> Void
    ) {
        parts.append(
            Part(plan: plan) { parent, view in
                if let parent = parent as? Parent { attach(parent, view) }
            })
    }

    /// Has the element of a child describe a view that each view that is made has anyway.
    func addPart(_ plan: ViewPlan) {
        parts.append(Part(plan: plan) { _, _ in })
    }
}
