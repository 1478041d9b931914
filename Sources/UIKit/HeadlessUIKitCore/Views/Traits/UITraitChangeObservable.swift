/// Objects that can be observed for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Unregisters a handler; a registration of another object does nothing.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Calls `handler` whenever one of `traits` changed, as long as this object lives.
    ///
    /// ```swift
    /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: CardView, previous) in
    ///     self.updateBorder()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - traits: the traits to observe.
    ///   - handler: gets this object, which it need not capture, and the previous traits.
    /// - Returns: the registration, to unregister it with.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// The same for a handler that names the class of this object, or `Self`, as in
    /// `{ (self: Self, previous: UITraitCollection) in … }`; it is not called for an object of another class.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// Calls a method of `target` whenever one of `traits` changed, as long as this object and the target live.
    ///
    /// - Parameters:
    ///   - traits: the traits to observe.
    ///   - target: the object with the method, which is not retained.
    ///   - action: the method; it may take this object, and behind it the previous traits.
    /// - Returns: the registration, to unregister it with.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        return register(traits) { [weak object] (sender: Self, previous) in
            if let object { action.perform(on: object, sender: sender, event: previous) }
        }
    }

    /// Calls a method of this object whenever one of `traits` changed.
    ///
    /// - Parameters:
    ///   - traits: the traits to observe.
    ///   - action: the method; it may take this object, and behind it the previous traits.
    /// - Returns: the registration, to unregister it with.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    private func register<Environment>(
        _ traits: [UITrait], _ handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registered = TraitChangeHandler(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
        (self as? any TraitChangeHandling)?.traitChangeHandlers.append(registered)
        return registered
    }
}
