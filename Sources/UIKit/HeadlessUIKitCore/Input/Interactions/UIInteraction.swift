/// An interaction that can be added to any view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that it is added to. Hold it weakly.
    var view: UIView? { get }

    /// Called when it is about to move to another view, or to none if `nil`.
    func willMove(to view: UIView?)

    /// Called when its view changed.
    func didMove(to view: UIView?)
}
