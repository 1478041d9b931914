import Foundation

/// Lets items be dragged out of a view. Dragging is not driven here: the delegate is not called.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    private weak var owner: UIView?
    private weak var source: (any UIDragInteractionDelegate)?

    /// Makes an interaction with a delegate, which is held weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        source = delegate
        super.init()
    }

    /// Whether an interaction is enabled at first: on a pad.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    /// The object that provides the items.
    open var delegate: (any UIDragInteractionDelegate)? { source }
    /// The view that it is added to.
    open var view: UIView? { owner }
    /// Whether items can be dragged.
    open lazy var isEnabled = Self.isEnabledByDefault
    /// Whether other recognizers of the view may recognize at the same time.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Called when it is about to move to another view.
    open func willMove(to view: UIView?) {}

    /// Called when its view changed.
    open func didMove(to view: UIView?) {
        owner = view
    }
}

/// The methods that a drag interaction would call on its delegate. Dragging is not driven here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items that a drag begins with.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    /// Returns the preview of an item when it is lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Returns the items that a tap adds to a drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Called when a drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Called when a drag ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// Returns `nil`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Returns no items.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {}
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}
