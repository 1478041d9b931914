/// Something that a view can be acted upon by, beside what its class does, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that it is added to. It is to be held weakly.
    var view: UIView? { get }

    /// Tells that it is about to come to another view; to none if `nil`.
    func willMove(to view: UIView?)

    /// Tells that it came to another view, or from the one that it had.
    func didMove(to view: UIView?)
}
