import Foundation

/// What a popover can point to: a view or a bar's item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Where it is, in the coordinates of a view; `nil` if it is not shown in the same window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is, in the coordinates of another one; `nil` if they are not in the same window.
    public final func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item is, in the coordinates of a view; `nil` if it is in no bar of the same window.
    public final func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
