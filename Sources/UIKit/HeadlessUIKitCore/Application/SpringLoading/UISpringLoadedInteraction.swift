/// Activates a view when a drag rests on it, such as to show the screen in which the items are to be dropped.
///
/// ```swift
/// folder.addInteraction(UISpringLoadedInteraction { _, _ in folder.open() })
/// ```
///
/// A drag that enters the view is about to activate it after half a second, and does after another quarter; chosen, as
/// Apple documents no durations.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Called when a drag activates the view.
    public typealias ActivationHandler =
        @MainActor (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?
    /// Decides whether a drag activates the view.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }
    /// Shows the state of the view; the default one shows nothing here.
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    final let handler: ActivationHandler

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: decides whether a drag activates the view; any drag does if `nil`.
    ///   - interactionEffect: shows the state of the view.
    ///   - handler: called when a drag activates the view.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping ActivationHandler
    ) {
        behavior = interactionBehavior ?? StandardSpring()
        effect = interactionEffect ?? StandardSpring()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction that any drag activates.
    public convenience init(activationHandler handler: @escaping ActivationHandler) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Called when it is about to move to another view; does nothing unless overridden.
    open func willMove(to view: UIView?) {}

    /// Called when its view changed.
    open func didMove(to view: UIView?) {
        self.view = view
    }
}

/// A behavior that allows every drag, and an effect that shows nothing.
private final class StandardSpring: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
{
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}
