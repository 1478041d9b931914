import Foundation

/// An object that is told how a scroll view scrolls, and has a say in where it comes to rest.
///
/// All methods are optional. A drag calls them in this order: `willBeginDragging`, `didScroll` for each step,
/// `willEndDragging`, `didEndDragging`; and if the content goes on by itself then, `willBeginDecelerating`,
/// `didScroll` for each frame, `didEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Tells that the content offset changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Tells that a finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Asks where content that is let go is to come to rest.
    ///
    /// A scroll view that pages goes to its page whatever is put there.
    ///
    /// - Parameters:
    ///   - velocity: of the content offset, in points a millisecond.
    ///   - targetContentOffset: where the content would come to rest; it may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Tells that the content was let go, and whether it goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells that the content begins to go on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Tells that the content came to rest after it was let go, or was stopped by a touch.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells that scrolling that code asked to be animated is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is zoomed, in the scroll view at any depth; none if left out.
    ///
    /// It is asked often, such as for ``UIScrollView/zoomScale``.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Tells that fingers begin to zoom the content, or that code has it zoomed as an animation.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Tells that the scale changed, whoever changed it; after `didScroll`, if the content moved, too.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Tells that zooming is over that was told of when it began, and the way back from beyond a limit, if any.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar scrolls to the top; `true` if left out.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Tells that a tap on the status bar scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Tells that the insets of the content, safe areas included, changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Leaves the place as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Names none.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Says yes.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension DelegateProtocol {
    static let scroll = DelegateProtocol("UIScrollViewDelegate") { $0 is any UIScrollViewDelegate.Type }
}

extension DelegateRole {
    static let scrollDelegate = DelegateRole(.scroll)
}
