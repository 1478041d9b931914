/// A method that can be called on an object that is found later, in place of a selector.
///
/// It is made from an unapplied method reference, such as `LoginViewController.save`, with no parameter, with
/// the sender, or with the sender and the event. It knows the class that it belongs to.
@MainActor
public struct ActionMethod {
    private let call: (AnyObject, Any?, UIEvent?) -> Bool
    /// The class that the method belongs to.
    let targetType: ObjectIdentifier

    /// Calls the method on `target`; returns whether the target's class has it and the sender has the right type.
    @discardableResult
    public func perform(on target: Any, sender: Any?, event: UIEvent?) -> Bool {
        call(target as AnyObject, sender, event)
    }

    private init<Target: AnyObject>(_ call: @escaping (Target, Any?, UIEvent?) -> Bool) {
        targetType = ObjectIdentifier(Target.self)
        self.call = { target, sender, event in
            guard let target = target as? Target else { return false }
            return call(target, sender, event)
        }
    }

    /// A method of a class without actor isolation, called by `call`.
    init<Target: AnyObject>(on type: Target.Type, _ call: @escaping (Target, Any?, UIEvent?) -> Bool) {
        self.init(call)
    }

    /// A method without parameters, of a class without actor isolation.
    static func unbound<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result)
        -> ActionMethod
    {
        ActionMethod(on: Target.self) { target, _, _ in
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender, of a class without actor isolation.
    static func unbound<Target: AnyObject, Sender, Result>(_ method: @escaping (Target) -> (Sender) -> Result)
        -> ActionMethod
    {
        ActionMethod(on: Target.self) { target, sender, _ in
            guard let sender = sender as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// A method without parameters.
    public init<Target: AnyObject, Result>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Result)
    {
        self.init { (target: Target, _, _) in
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init { (target: Target, sender, _) in
            guard let sender = sender as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// A method that takes the sender and the event, if any.
    public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init { (target: Target, sender, event) in
            guard let sender = sender as? Sender else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }

    /// A method that takes the sender and the event; not called where there is no event.
    public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init { (target: Target, sender, event) in
            guard let sender = sender as? Sender, let event else { return false }
            _ = method(target)(sender, event)
            return true
        }
    }
}
