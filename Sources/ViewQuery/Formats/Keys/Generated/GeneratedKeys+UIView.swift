// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIViewRoot: UIView {}

extension UIView: UIViewRoot {}

extension GeneratedKeys {
    static func ofUIView<Root: UIView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("accessibilityActivationPoint", any: \Root.accessibilityActivationPoint)
        keys.add("accessibilityContainerType", any: \Root.accessibilityContainerType)
        keys.add("accessibilityCustomActions", any: \Root.accessibilityCustomActions)
        keys.add("accessibilityElements", any: \Root.accessibilityElements)
        keys.add("accessibilityElementsHidden", any: \Root.accessibilityElementsHidden)
        keys.add("accessibilityFrame", any: \Root.accessibilityFrame)
        keys.add("accessibilityHint", any: \Root.accessibilityHint)
        keys.add("accessibilityIdentifier", any: \Root.accessibilityIdentifier)
        keys.add("accessibilityLabel", any: \Root.accessibilityLabel)
        keys.add("accessibilityPath", any: \Root.accessibilityPath)
        keys.add("accessibilityTraits", any: \Root.accessibilityTraits)
        keys.add("accessibilityUserInputLabels", any: \Root.accessibilityUserInputLabels)
        keys.add("accessibilityValue", any: \Root.accessibilityValue)
        keys.add("accessibilityViewIsModal", any: \Root.accessibilityViewIsModal)
        keys.add("alpha", any: \Root.alpha)
        keys.add("anchorPoint", any: \Root.anchorPoint)
        keys.add("autoresizesSubviews", any: \Root.autoresizesSubviews)
        keys.add("autoresizingMask", any: \Root.autoresizingMask)
        keys.add("backgroundColor", any: \Root.backgroundColor)
        keys.add("bounds", any: \Root.bounds)
        keys.add("center", any: \Root.center)
        keys.add("clipsToBounds", any: \Root.clipsToBounds)
        keys.add("directionalLayoutMargins", any: \Root.directionalLayoutMargins)
        keys.add("frame", any: \Root.frame)
        keys.add("gestureRecognizers", any: \Root.gestureRecognizers)
        keys.add("insetsLayoutMarginsFromSafeArea", any: \Root.insetsLayoutMarginsFromSafeArea)
        keys.add("interactions", any: \Root.interactions)
        keys.add("intrinsicContentSize", any: \Root.intrinsicContentSize)
        keys.add("isAccessibilityElement", any: \Root.isAccessibilityElement)
        keys.add("isExclusiveTouch", any: \Root.isExclusiveTouch)
        keys.add("isHidden", any: \Root.isHidden)
        keys.add("isMultipleTouchEnabled", any: \Root.isMultipleTouchEnabled)
        keys.add("isUserInteractionEnabled", any: \Root.isUserInteractionEnabled)
        keys.add("keyboardLayoutGuide", any: \Root.keyboardLayoutGuide)
        keys.add("layer", any: \Root.layer)
        keys.add("layoutMargins", any: \Root.layoutMargins)
        keys.add("overrideUserInterfaceStyle", any: \Root.overrideUserInterfaceStyle)
        keys.add("safeAreaInsets", any: \Root.safeAreaInsets)
        keys.add("shouldGroupAccessibilityChildren", any: \Root.shouldGroupAccessibilityChildren)
        keys.add("subviews", any: \Root.subviews)
        keys.add("superview", any: \Root.superview)
        keys.add("tag", any: \Root.tag)
        keys.add("tintAdjustmentMode", any: \Root.tintAdjustmentMode)
        keys.add("tintColor", any: \Root.tintColor)
        keys.add("traitCollection", any: \Root.traitCollection)
        keys.add("traitOverrides", any: \Root.traitOverrides)
        keys.add("transform", any: \Root.transform)
        keys.add("window", any: \Root.window)
        return keys
    }

    static func namesOfUIView<Root: UIViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIView(root).propertyNames
    }
}
