/// Lets items be dropped on a view.
///
/// ```swift
/// basket.addInteraction(UIDropInteraction(delegate: self))
/// ```
///
/// Of the views under the finger the innermost is asked first; it gets the items if its delegate can handle them and
/// proposes to copy or move them.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate that takes the items.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?
    /// Whether several drags may be over the view at the same time; with `false`, the default, the first one alone.
    open var allowsSimultaneousDropSessions = false
    /// The methods that decide about a drop, as failures call them.
    package final var names = (
        handling: "dropInteraction(_:canHandle:)", proposal: "dropInteraction(_:sessionDidUpdate:)"
    )

    /// Creates an interaction whose delegate, held weakly, takes the items.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
        UncalledMethods.report(delegate, as: .dropDelegate)
    }

    /// Called when it is about to move to another view; does nothing unless overridden.
    open func willMove(to view: UIView?) {}

    /// Called when its view changed.
    open func didMove(to view: UIView?) {
        self.view = view
    }
}
