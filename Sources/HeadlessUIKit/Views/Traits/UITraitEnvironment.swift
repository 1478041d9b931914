/// What is shown by traits: views, controllers and screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// What it is shown by.
    var traitCollection: UITraitCollection { get }
    /// Tells that the traits changed; not for calling.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What somebody gets who waits for changes to traits, to stop waiting with.
public protocol UITraitChangeRegistration: AnyObject {}

/// What can be waited for to change its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Stops calling what was registered; a registration of somebody else's does nothing.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A handler that waits for changes to traits.
@MainActor
final class TraitChangeHandler: UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }
}

@MainActor
protocol TraitChangeHandling: UITraitChangeObservable {
    var traitChangeHandlers: [TraitChangeHandler] { get set }
}

extension TraitChangeHandling {
    /// Calls those who wait for one of the traits that are others now.
    func callTraitChangeHandlers(previous: UITraitCollection) {
        let current = traitCollection.values
        for handler in traitChangeHandlers {
            var isMeant = false
            for trait in handler.traits where trait.differs(current, previous.values) { isMeant = true }
            if isMeant { handler.call(self, previous) }
        }
    }
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
    ///   - traits: those to wait for.
    ///   - handler: gets this object, which it need not hold on to, and the traits that were.
    /// - Returns: what to stop it with.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registered = TraitChangeHandler(traits) { object, previous in
            if let object = object as? Self { handler(object, previous) }
        }
        (self as? any TraitChangeHandling)?.traitChangeHandlers.append(registered)
        return registered
    }
}
