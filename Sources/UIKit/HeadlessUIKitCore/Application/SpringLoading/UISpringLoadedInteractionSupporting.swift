/// A view or a bar item that a drag can activate by resting on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on it activates it; `false` unless set.
    var isSpringLoaded: Bool { get set }
}
