import FailureReporting
@_spi(Made) import HeadlessUIKitCore

/// Makes objects of the classes that a file names, and sets their inspectable properties.
@MainActor
final class ObjectMaker {
    private let source: NibSource
    private unowned let instance: NibInstance

    init(_ source: NibSource, _ instance: NibInstance) {
        (self.source, self.instance) = (source, instance)
    }

    /// Makes a view of the class that the file names; `nil` if it names none, or none that is there.
    func makeView(_ plan: ViewPlan, _ fill: @escaping @MainActor (UIView) -> Void) -> UIView? {
        guard let name = plan.customClass else { return nil }
        guard let type = source.type(name) as? UIView.Type else {
            return missing(name, "view", plan.kind, plan.id, plan.line)
        }
        let coder = NibCoder(construction: plan.construction) { ($0 as? UIView).map(fill) }
        guard let view = type.init(coder: coder) else {
            return refused(name, plan.kind, plan.id, plan.line)
        }
        coder.decode(into: view)
        return view
    }

    /// Makes an object of the class that the file names; `nil` if it names none, or none that is there.
    func makeObject(_ plan: ObjectPlan, _ fill: @escaping @MainActor (AnyObject) -> Void) -> AnyObject? {
        guard let name = plan.customClass else { return nil }
        guard let type = source.type(name) as? NSObject.Type else {
            return missing(name, "object", plan.kind, plan.id, plan.line)
        }
        let object = MadeObject.make(type)
        fill(object)
        return object
    }

    /// Makes a controller of the class that the file names, or of its kind.
    func makeController(
        _ plan: ControllerPlan, _ creator: ((NSCoder) -> UIViewController?)?,
        _ fill: @escaping @MainActor (UIViewController) -> Void
    ) -> UIViewController {
        let coder = NibCoder(construction: plan.construction) { ($0 as? UIViewController).map(fill) }
        var made = creator?(coder)
        if made == nil, let name = plan.customClass {
            if let type = source.type(name) as? UIViewController.Type {
                made = type.init(coder: coder) ?? refused(name, plan.kind, plan.id, plan.line)
            } else {
                made = missing(name, "controller", plan.kind, plan.id, plan.line)
            }
        }
        let controller = made ?? plan.make()
        coder.decode(into: controller)
        return controller
    }

    private func missing<Object>(
        _ name: NibClassName, _ kind: String, _ element: String, _ id: String?, _ line: Int
    ) -> Object? {
        let isThere = source.type(name) != nil
        instance.note(
            isThere ? .badClass("\(name.name) is no class of a \(kind)") : .missingClass(name.text), element,
            id,
            line)
        return nil
    }

    private func refused<Object>(_ name: NibClassName, _ element: String, _ id: String?, _ line: Int)
        -> Object?
    {
        instance.note(.badClass("init?(coder:) of \(name.name) returned nil"), element, id, line)
        return nil
    }

    /// Sets an inspectable property of an application's class; returns whether the class has it.
    func setValue(of object: AnyObject, _ attribute: RuntimeAttribute) -> Bool {
        guard let member = source.members.member(attribute.keyPath, of: object, .inspectable, .outlet) else {
            return false
        }
        if case .wrongType(let type) = member.set(attribute.value, of: object) {
            let value = attribute.value.map { "\($0)" } ?? "nil"
            let name = "\(attribute.keyPath) of \(Swift.type(of: object)), which is a \(type),"
            instance.note(.badValue(name, value: value), at: attribute.element)
        }
        return true
    }
}
