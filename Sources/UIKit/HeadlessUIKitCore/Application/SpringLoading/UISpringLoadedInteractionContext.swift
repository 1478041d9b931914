/// What a spring-loaded interaction knows of the drag over its view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the view.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect; the interaction's unless set.
    var targetView: UIView? { get set }
    /// What the drag is over in the view; another one begins again.
    var targetItem: Any? { get set }
    /// Returns the place of the drag in a view's coordinates; in its window's if `nil`.
    func location(in view: UIView?) -> CGPoint
}
