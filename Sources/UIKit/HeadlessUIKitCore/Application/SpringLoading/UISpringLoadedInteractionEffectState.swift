/// The state of a view with a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the view, or none that activates it.
    case inactive
    /// A drag that may activate the view is over it.
    case possible
    /// The view is about to be activated.
    case activating
    /// The view is activated.
    case activated
}
