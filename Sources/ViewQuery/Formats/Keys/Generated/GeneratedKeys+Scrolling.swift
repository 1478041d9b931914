// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIScrollViewKeys: UIScrollView {}
extension UIScrollView: UIScrollViewKeys {}
extension UIScrollViewKeys {
    @MainActor static var keysOfUIScrollView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "adjustedContentInset": \.adjustedContentInset,
                "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
                "alwaysBounceVertical": \.alwaysBounceVertical,
                "automaticallyAdjustsScrollIndicatorInsets": \.automaticallyAdjustsScrollIndicatorInsets,
                "bounces": \.bounces,
                "bouncesZoom": \.bouncesZoom,
                "canCancelContentTouches": \.canCancelContentTouches,
                "contentInset": \.contentInset,
                "contentInsetAdjustmentBehavior": \.contentInsetAdjustmentBehavior,
                "contentOffset": \.contentOffset,
                "contentSize": \.contentSize,
                "decelerationRate": \.decelerationRate,
                "delaysContentTouches": \.delaysContentTouches,
                "horizontalScrollIndicatorInsets": \.horizontalScrollIndicatorInsets,
                "indicatorStyle": \.indicatorStyle,
                "isDecelerating": \.isDecelerating,
                "isDirectionalLockEnabled": \.isDirectionalLockEnabled,
                "isDragging": \.isDragging,
                "isPagingEnabled": \.isPagingEnabled,
                "isScrollAnimating": \.isScrollAnimating,
                "isScrollEnabled": \.isScrollEnabled,
                "isTracking": \.isTracking,
                "isZoomAnimating": \.isZoomAnimating,
                "isZoomBouncing": \.isZoomBouncing,
                "isZooming": \.isZooming,
                "keyboardDismissMode": \.keyboardDismissMode,
                "maximumZoomScale": \.maximumZoomScale,
                "minimumZoomScale": \.minimumZoomScale,
                "panGestureRecognizer": \.panGestureRecognizer,
                "pinchGestureRecognizer": \.pinchGestureRecognizer,
                "refreshControl": \.refreshControl,
                "scrollIndicatorInsets": \.scrollIndicatorInsets,
                "scrollsToTop": \.scrollsToTop,
                "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
                "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
                "verticalScrollIndicatorInsets": \.verticalScrollIndicatorInsets,
                "zoomScale": \.zoomScale,
            ])
    }
}
