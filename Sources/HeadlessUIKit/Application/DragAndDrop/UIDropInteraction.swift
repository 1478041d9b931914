import Foundation

/// Lets items be dropped on a view. Dragging is not driven here: the delegate is not called.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    private weak var owner: UIView?
    private weak var target: (any UIDropInteractionDelegate)?

    /// Makes an interaction with a delegate, which is held weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        target = delegate
        super.init()
    }

    /// The object that takes the items.
    open var delegate: (any UIDropInteractionDelegate)? { target }
    /// The view that it is added to.
    open var view: UIView? { owner }
    /// Whether several drops may happen at the same time.
    open var allowsSimultaneousDropSessions = false

    /// Called when it is about to move to another view.
    open func willMove(to view: UIView?) {}

    /// Called when its view changed.
    open func didMove(to view: UIView?) {
        owner = view
    }
}

/// The methods that a drop interaction would call on its delegate. Dragging is not driven here.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the view takes items of a session.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when items enter the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// Called when items leave the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Called when items are dropped.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called when a drop is over.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called when a session ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns `true`.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    { true }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}
    /// Returns a proposal that cancels.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}
}
