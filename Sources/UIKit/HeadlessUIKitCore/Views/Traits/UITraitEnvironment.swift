/// Objects with traits: views, controllers and screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The object's traits.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits changed; do not call it.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

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
    /// Calls the handlers that observe one of the traits that changed.
    func callTraitChangeHandlers(previous: UITraitCollection) {
        let current = traitCollection.values
        for handler in traitChangeHandlers {
            if handler.traits.contains(where: { $0.differs(current, previous.values) }) {
                handler.call(self, previous)
            }
        }
    }
}
