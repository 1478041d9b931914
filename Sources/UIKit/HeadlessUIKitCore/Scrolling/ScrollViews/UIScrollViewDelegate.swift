/// An object that is told how a scroll view scrolls, and can change where it comes to rest.
///
/// All methods are optional. A drag calls them in this order: `willBeginDragging`, `didScroll` for each step,
/// `willEndDragging`, `didEndDragging`; and if the content decelerates then, `willBeginDecelerating`,
/// `didScroll` for each frame, `didEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the content offset changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when a drag is about to end; can change where the content comes to rest.
    ///
    /// A scroll view with paging goes to its page regardless.
    ///
    /// - Parameters:
    ///   - velocity: of the content offset, in points per millisecond.
    ///   - targetContentOffset: the offset at which the content will come to rest; it can be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when a drag ended, with whether the content decelerates.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content came to rest after a drag, or a touch stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animation of the offset started by code ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view to zoom, a descendant of the scroll view; none by default.
    ///
    /// It is called often, such as for ``UIScrollView/zoomScale``.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when the user begins to zoom the content, or code starts an animated zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when the zoom scale changed, for whatever reason; after `didScroll` if the content moved, too.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when a zoom that had begun ended, after any bounce.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Returns whether a tap on the status bar scrolls to the top; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when a tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when the content insets changed, including safe areas.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing: the target is kept.
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

    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension DelegateProtocol {
    package static let scroll = DelegateProtocol("UIScrollViewDelegate") {
        $0 is any UIScrollViewDelegate.Type
    }
}

extension DelegateRole {
    static let scrollDelegate = DelegateRole(.scroll)
}
