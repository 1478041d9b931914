/// A view whose press shows a preview of a view controller; what
/// ``UIViewController/registerForPreviewing(with:sourceView:)`` returns.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp during a press. It has no effect here.
    var sourceRect: CGRect { get set }
}
