/// The spring of a view that has one of its own, such as a button.
@MainActor
package final class OwnSpring: UISpringLoadedInteraction {
    /// Makes a spring.
    ///
    /// - Parameters:
    ///   - allows: whether a drag at a place of the view activates it; it can set what the drag is over.
    ///   - action: activates the view.
    package convenience init(
        _ allows: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Bool,
        _ action: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: OwnSpringBehavior(allows), interactionEffect: nil) { action($1) }
    }
}

private final class OwnSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private let allows: @MainActor (any UISpringLoadedInteractionContext) -> Bool

    init(_ allows: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Bool) {
        self.allows = allows
        super.init()
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { allows(context) }
}

extension UIView {
    /// Whether the view has a spring of its own.
    package final var hasOwnSpring: Bool { interactions.contains { $0 is OwnSpring } }

    /// Adds or removes the spring of its own.
    package final func setOwnSpring(_ isOn: Bool, _ make: () -> OwnSpring) {
        guard isOn != hasOwnSpring else { return }
        if isOn { return addInteraction(make()) }
        for case let spring as OwnSpring in interactions { removeInteraction(spring) }
    }
}
