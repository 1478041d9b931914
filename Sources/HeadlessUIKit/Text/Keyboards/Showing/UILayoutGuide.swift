import Foundation

/// A rectangle in a view that is no view itself.
///
/// There are no constraints yet, so the system's guides are the only ones, and code reads their frame.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that the guide is in.
    public internal(set) final weak var owningView: UIView?

    /// A name for the guide; empty unless it is set.
    open var identifier = ""

    init(in view: UIView) {
        owningView = view
        super.init()
    }

    /// Where the guide is, in the coordinates of its view.
    open var layoutFrame: CGRect { .zero }
}
