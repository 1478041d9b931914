// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIImageViewKeys: UIImageView {}
extension UIImageView: UIImageViewKeys {}
extension UIImageViewKeys {
    @MainActor static var keysOfUIImageView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "animationDuration": \.animationDuration,
                "animationImages": \.animationImages,
                "animationRepeatCount": \.animationRepeatCount,
                "highlightedAnimationImages": \.highlightedAnimationImages,
                "highlightedImage": \.highlightedImage,
                "image": \.image,
                "isAnimating": \.isAnimating,
                "isHighlighted": \.isHighlighted,
                "preferredSymbolConfiguration": \.preferredSymbolConfiguration,
            ])
    }
}

protocol UIResponderKeys: UIResponder {}
extension UIResponder: UIResponderKeys {}
extension UIResponderKeys {
    @MainActor static var keysOfUIResponder: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "canBecomeFirstResponder": \.canBecomeFirstResponder,
                "canResignFirstResponder": \.canResignFirstResponder,
                "inputAccessoryView": \.inputAccessoryView,
                "inputView": \.inputView,
                "isFirstResponder": \.isFirstResponder,
                "keyCommands": \.keyCommands,
                "next": \.next,
                "undoManager": \.undoManager,
            ])
    }
}

protocol UIViewKeys: UIView {}
extension UIView: UIViewKeys {}
extension UIViewKeys {
    @MainActor static var keysOfUIView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "accessibilityActivationPoint": \.accessibilityActivationPoint,
                "accessibilityContainerType": \.accessibilityContainerType,
                "accessibilityCustomActions": \.accessibilityCustomActions,
                "accessibilityElements": \.accessibilityElements,
                "accessibilityElementsHidden": \.accessibilityElementsHidden,
                "accessibilityFrame": \.accessibilityFrame,
                "accessibilityHint": \.accessibilityHint,
                "accessibilityIdentifier": \.accessibilityIdentifier,
                "accessibilityLabel": \.accessibilityLabel,
                "accessibilityPath": \.accessibilityPath,
                "accessibilityTraits": \.accessibilityTraits,
                "accessibilityUserInputLabels": \.accessibilityUserInputLabels,
                "accessibilityValue": \.accessibilityValue,
                "accessibilityViewIsModal": \.accessibilityViewIsModal,
                "alignmentRectInsets": \.alignmentRectInsets,
                "alpha": \.alpha,
                "anchorPoint": \.anchorPoint,
                "autoresizesSubviews": \.autoresizesSubviews,
                "autoresizingMask": \.autoresizingMask,
                "backgroundColor": \.backgroundColor,
                "bounds": \.bounds,
                "center": \.center,
                "clearsContextBeforeDrawing": \.clearsContextBeforeDrawing,
                "clipsToBounds": \.clipsToBounds,
                "collisionBoundingPath": \.collisionBoundingPath,
                "collisionBoundsType": \.collisionBoundsType,
                "constraints": \.constraints,
                "contentMode": \.contentMode,
                "contentScaleFactor": \.contentScaleFactor,
                "directionalLayoutMargins": \.directionalLayoutMargins,
                "effectiveUserInterfaceLayoutDirection": \.effectiveUserInterfaceLayoutDirection,
                "forFirstBaselineLayout": \.forFirstBaselineLayout,
                "forLastBaselineLayout": \.forLastBaselineLayout,
                "frame": \.frame,
                "gestureRecognizers": \.gestureRecognizers,
                "hasAmbiguousLayout": \.hasAmbiguousLayout,
                "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
                "interactions": \.interactions,
                "intrinsicContentSize": \.intrinsicContentSize,
                "isAccessibilityElement": \.isAccessibilityElement,
                "isExclusiveTouch": \.isExclusiveTouch,
                "isHidden": \.isHidden,
                "isMultipleTouchEnabled": \.isMultipleTouchEnabled,
                "isOpaque": \.isOpaque,
                "isUserInteractionEnabled": \.isUserInteractionEnabled,
                "layer": \.layer,
                "layoutGuides": \.layoutGuides,
                "layoutMargins": \.layoutMargins,
                "mask": \.mask,
                "motionEffects": \.motionEffects,
                "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
                "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
                "restorationIdentifier": \.restorationIdentifier,
                "safeAreaInsets": \.safeAreaInsets,
                "semanticContentAttribute": \.semanticContentAttribute,
                "shouldGroupAccessibilityChildren": \.shouldGroupAccessibilityChildren,
                "subviews": \.subviews,
                "superview": \.superview,
                "tag": \.tag,
                "tintAdjustmentMode": \.tintAdjustmentMode,
                "tintColor": \.tintColor,
                "traitCollection": \.traitCollection,
                "traitOverrides": \.traitOverrides,
                "transform": \.transform,
                "transform3D": \.transform3D,
                "translatesAutoresizingMaskIntoConstraints": \.translatesAutoresizingMaskIntoConstraints,
                "window": \.window,
            ])
    }
}

protocol UIVisualEffectViewKeys: UIVisualEffectView {}
extension UIVisualEffectView: UIVisualEffectViewKeys {}
extension UIVisualEffectViewKeys {
    @MainActor static var keysOfUIVisualEffectView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "contentView": \.contentView,
                "effect": \.effect,
            ])
    }
}

protocol UIWindowKeys: UIWindow {}
extension UIWindow: UIWindowKeys {}
extension UIWindowKeys {
    @MainActor static var keysOfUIWindow: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "isKeyWindow": \.isKeyWindow,
                "rootViewController": \.rootViewController,
                "screen": \.screen,
                "windowLevel": \.windowLevel,
                "windowScene": \.windowScene,
            ])
    }
}
