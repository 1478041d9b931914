import HeadlessUIKitCore

/// A plan of objects that are set up in steps after they were made.
@MainActor
protocol SetUpPlan: AnyObject {
    var steps: [SetUpStep] { get set }
    /// Whether only those values are set that the file has.
    var isVariation: Bool { get }
}

/// Sets something of an object that was made.
@MainActor
struct SetUpStep {
    // In a struct, as an array keeps functions of a type in another form, which takes one more closure for each.
    private let apply: @MainActor (AnyObject, NibInstance) -> Void

    init(_ apply: @escaping @MainActor (AnyObject, NibInstance) -> Void) {
        self.apply = apply
    }

    func callAsFunction(_ object: AnyObject, _ instance: NibInstance) { apply(object, instance) }
}

extension SetUpPlan {
    var isVariation: Bool { false }
}

extension SetUpPlan {
    /// Sets a property of each object that is made, if the file has a value for it.
    ///
    /// An object of another class than the kind's is left as it is: it was reported when it was made. What most views
    /// have is set by a closure instead: a key path takes two thousand instructions to write a property.
    // The key path is made if it is needed, which it is not for most properties of most objects.
    func set<Object: AnyObject, Value>(
        _ value: Value?, _ property: @autoclosure () -> ReferenceWritableKeyPath<Object, Value>
    ) {
        guard case .some = value else { return }
        let property = property()
        set(value) { (object: Object, value) in object[keyPath: property] = value }
    }

    func set<Object: AnyObject, Value>(
        _ value: Value?, _ property: @autoclosure () -> ReferenceWritableKeyPath<Object, Value?>
    ) {
        guard case .some = value else { return }
        let property = property()
        set(value) { (object: Object, value) in object[keyPath: property] = value }
    }

    /// Does something with a value of the file, if there is one, and each object that is made.
    func set<Object: AnyObject, Value>(
        _ value: Value?, _ apply: @escaping @MainActor (Object, Value) -> Void
    ) {
        guard let value else { return }
        steps.append(
            SetUpStep { object, _ in
                if let object = object as? Object { apply(object, value) }
            })
    }

    /// Does something with each object that is made.
    func change<Object: AnyObject>(_ apply: @escaping @MainActor (Object) -> Void) {
        guard !isVariation else { return }
        steps.append(
            SetUpStep { object, _ in
                if let object = object as? Object { apply(object) }
            })
    }

    /// Does something with a value that is so anyway if the file has none, and each object that is made.
    func change<Object: AnyObject, Value>(
        to value: Value, _ apply: @escaping @MainActor (Object, Value) -> Void
    ) {
        if !isVariation { set(value, apply) }
    }
}

extension ViewPlan {
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
