import Foundation

extension UIView {
    /// How far the view reaches, on each side, under what the system lays over the screen: the status bar and the
    /// home indicator.
    ///
    /// It is none for a view in no window, and for one that lies outside its window. What is in a scroll view that
    /// makes room for safe areas has none. Controllers add nothing to it here.
    ///
    /// - Complexity: O(depth).
    public final var safeAreaInsets: UIEdgeInsets {
        guard let window, bounds.isFinite else { return .zero }
        var view = superviewLink
        while let current = view {
            if current.flags.contains(.isScrollView), let scrollView = current as? UIScrollView,
                scrollView.contentInsetAdjustmentBehavior != .never
            {
                return .zero
            }
            view = current.superviewLink
        }
        let screen = window.screen
        let whole = convert(window.convertFromSuperview(screen.bounds), from: window)
        guard bounds.intersects(whole) else { return .zero }
        let safe = convert(
            window.convertFromSuperview(screen.bounds.inset(by: screen.safeAreaInsets)), from: window)
        return UIEdgeInsets(
            top: max(safe.minY - bounds.minY, 0), left: max(safe.minX - bounds.minX, 0),
            bottom: max(bounds.maxY - safe.maxY, 0), right: max(bounds.maxX - safe.maxX, 0))
    }
}
