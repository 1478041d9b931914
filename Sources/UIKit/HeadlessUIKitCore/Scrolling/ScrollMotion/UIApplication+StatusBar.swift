/// The result of a tap on the status bar.
package enum StatusBarTap {
    /// A scroll view scrolls to the top, or is there already.
    case scrolls(UIScrollView)
    /// The scroll view's delegate refused.
    case refused(UIScrollView)
    /// No scroll view on the screen has `scrollsToTop`.
    case nobody
    /// Several have it; on an iPhone none of them scrolls.
    case several([UIScrollView])
}

extension UIApplication {
    /// Scrolls to the top, as a tap on the status bar does.
    ///
    /// It scrolls the only scroll view on screen with ``UIScrollView/scrollsToTop``; as on an iPhone, none of several.
    package final func statusBarWasTapped() -> StatusBarTap {
        commit()
        let scrollViews = scrollViewsOnScreen.filter { $0.scrollsToTop }
        guard let scrollView = scrollViews.first else { return .nobody }
        guard scrollViews.count == 1 else { return .several(scrollViews) }
        var result = StatusBarTap.scrolls(scrollView)
        asOneTurn { if !scrollView.scrollToTop() { result = .refused(scrollView) } }
        return result
    }

    /// The visible scroll views, windows from front to back, views in hierarchy order.
    private var scrollViewsOnScreen: [UIScrollView] {
        var found: [UIScrollView] = []
        for window in windows.reversed() {
            window.visit { view in
                if view.isHidden || view.alpha < UIView.touchableAlpha { return .past }
                if view.flags.contains(.isScrollView), let scrollView = view as? UIScrollView,
                    scrollView.isOnScreen(screen)
                {
                    found.append(scrollView)
                }
                return .into
            }
        }
        return found
    }
}

extension UIScrollView {
    /// Whether part of the view is on a screen after clipping by its ancestors.
    fileprivate func isOnScreen(_ screen: UIScreen) -> Bool {
        var rect = bounds
        var view: UIView = self
        while true {
            if view.clipsToBounds { rect = rect.clipped(to: view.boundsStore) }
            guard rect.width > 0, rect.height > 0 else { return false }
            rect = view.convertToSuperview(rect)
            guard let superview = view.superviewLink else { break }
            view = superview
        }
        rect = rect.clipped(to: screen.bounds)
        return rect.width > 0 && rect.height > 0
    }

    /// Scrolls to the top if the delegate allows; returns whether it does.
    final func scrollToTop() -> Bool {
        let top = CGPoint(x: contentOffset.x, y: offsetRange(.vertical).lowerBound)
        guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        guard contentOffset.y > top.y else {
            // As Apple documents: immediately if it is at the top already.
            reportEnd(of: .scrollToTop)
            return true
        }
        scroll(to: top, animated: true, kind: .scrollToTop)
        return true
    }
}
