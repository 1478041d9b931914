/// A view or bar item that a popover can point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Returns its frame in the coordinates of a view; `nil` if it is not shown in the same window.
    func frame(in referenceView: UIView) -> CGRect?
}

// Not overridable: the protocol is adopted in a later wing; override `convert(_:to:)`.
extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the view's frame in the coordinates of another one; `nil` if they are not in the same window.
    public final func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the item's frame in the coordinates of a view; `nil` if it is not in a bar of the same window.
    public final func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
