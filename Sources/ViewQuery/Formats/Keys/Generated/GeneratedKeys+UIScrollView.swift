// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIScrollViewRoot: UIScrollView {}

extension UIScrollView: UIScrollViewRoot {}

extension GeneratedKeys {
    static func ofUIScrollView<Root: UIScrollView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("adjustedContentInset", any: \Root.adjustedContentInset)
        keys.add("alwaysBounceHorizontal", any: \Root.alwaysBounceHorizontal)
        keys.add("alwaysBounceVertical", any: \Root.alwaysBounceVertical)
        keys.add("bounces", any: \Root.bounces)
        keys.add("bouncesZoom", any: \Root.bouncesZoom)
        keys.add("canCancelContentTouches", any: \Root.canCancelContentTouches)
        keys.add("contentInset", any: \Root.contentInset)
        keys.add("contentInsetAdjustmentBehavior", any: \Root.contentInsetAdjustmentBehavior)
        keys.add("contentOffset", any: \Root.contentOffset)
        keys.add("contentSize", any: \Root.contentSize)
        keys.add("decelerationRate", any: \Root.decelerationRate)
        keys.add("delaysContentTouches", any: \Root.delaysContentTouches)
        keys.add("horizontalScrollIndicatorInsets", any: \Root.horizontalScrollIndicatorInsets)
        keys.add("indicatorStyle", any: \Root.indicatorStyle)
        keys.add("isDecelerating", any: \Root.isDecelerating)
        keys.add("isDirectionalLockEnabled", any: \Root.isDirectionalLockEnabled)
        keys.add("isDragging", any: \Root.isDragging)
        keys.add("isPagingEnabled", any: \Root.isPagingEnabled)
        keys.add("isScrollAnimating", any: \Root.isScrollAnimating)
        keys.add("isScrollEnabled", any: \Root.isScrollEnabled)
        keys.add("isTracking", any: \Root.isTracking)
        keys.add("isZoomAnimating", any: \Root.isZoomAnimating)
        keys.add("isZoomBouncing", any: \Root.isZoomBouncing)
        keys.add("isZooming", any: \Root.isZooming)
        keys.add("keyboardDismissMode", any: \Root.keyboardDismissMode)
        keys.add("maximumZoomScale", any: \Root.maximumZoomScale)
        keys.add("minimumZoomScale", any: \Root.minimumZoomScale)
        keys.add("panGestureRecognizer", any: \Root.panGestureRecognizer)
        keys.add("pinchGestureRecognizer", any: \Root.pinchGestureRecognizer)
        keys.add("refreshControl", any: \Root.refreshControl)
        keys.add("scrollIndicatorInsets", any: \Root.scrollIndicatorInsets)
        keys.add("scrollsToTop", any: \Root.scrollsToTop)
        keys.add("showsHorizontalScrollIndicator", any: \Root.showsHorizontalScrollIndicator)
        keys.add("showsVerticalScrollIndicator", any: \Root.showsVerticalScrollIndicator)
        keys.add("verticalScrollIndicatorInsets", any: \Root.verticalScrollIndicatorInsets)
        keys.add("zoomScale", any: \Root.zoomScale)
        return keys
    }

    static func namesOfUIScrollView<Root: UIScrollViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIScrollView(root).propertyNames
    }
}
