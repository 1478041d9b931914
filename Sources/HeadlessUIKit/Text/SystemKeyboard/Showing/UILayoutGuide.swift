import Foundation

/// A rectangle in a view that is not a view itself.
///
/// Constraints are not implemented, so the system's guides are the only ones, and code reads their frames.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that owns the guide.
    public internal(set) final weak var owningView: UIView?

    /// A name for the guide; empty by default.
    open var identifier = ""

    init(in view: UIView) {
        owningView = view
        super.init()
    }

    /// The guide's frame, in the coordinates of its view.
    open var layoutFrame: CGRect { .zero }
}
