import Foundation
import HeadlessUIKitCore

extension RuntimeProperties {
    mutating func addViews() {
        add("alpha", \UIView.alpha)
        add("hidden", \UIView.isHidden)
        add("opaque", \UIView.isOpaque)
        add("tag", \UIView.tag)
        add("backgroundColor", \UIView.backgroundColor)
        add("tintColor", \UIView.tintColor)
        add("tintAdjustmentMode", \UIView.tintAdjustmentMode)
        add("contentMode", \UIView.contentMode)
        add("clipsToBounds", \UIView.clipsToBounds)
        add("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
        add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
        add("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
        add("exclusiveTouch", \UIView.isExclusiveTouch)
        add("autoresizesSubviews", \UIView.autoresizesSubviews)
        add("autoresizingMask", \UIView.autoresizingMask)
        add("semanticContentAttribute", \UIView.semanticContentAttribute)
        add("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
        add("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
        add("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
        add("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
        add("frame", \UIView.frame)
        add("bounds", \UIView.bounds)
        add("center", \UIView.center)
        add("contentScaleFactor", \UIView.contentScaleFactor)
        addAccessibility()
        addLayers()
        addImages()
    }

    private mutating func addAccessibility() {
        add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        add("accessibilityLabel", \UIView.accessibilityLabel)
        add("accessibilityHint", \UIView.accessibilityHint)
        add("accessibilityValue", \UIView.accessibilityValue)
        add("isAccessibilityElement", \UIView.isAccessibilityElement)
        add("accessibilityTraits", \UIView.accessibilityTraits)
        add("accessibilityElementsHidden", \UIView.accessibilityElementsHidden)
        add("accessibilityViewIsModal", \UIView.accessibilityViewIsModal)
        add("shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren)
        add("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        add("accessibilityLabel", \UIBarItem.accessibilityLabel)
        add("accessibilityHint", \UIBarItem.accessibilityHint)
        add("accessibilityValue", \UIBarItem.accessibilityValue)
    }

    private mutating func addLayers() {
        addObject("layer") { (view: UIView) in view.layer }
        add("cornerRadius", \CALayer.cornerRadius)
        add("masksToBounds", \CALayer.masksToBounds)
        add("borderWidth", \CALayer.borderWidth)
        add("shadowOpacity", \CALayer.shadowOpacity)
        add("shadowRadius", \CALayer.shadowRadius)
        add("shadowOffset", \CALayer.shadowOffset)
        add("zPosition", \CALayer.zPosition)
        add("opacity", \CALayer.opacity)
        add("hidden", \CALayer.isHidden)
        add("shouldRasterize", \CALayer.shouldRasterize)
        add("rasterizationScale", \CALayer.rasterizationScale)
        add("anchorPoint", \CALayer.anchorPoint)
        add("borderColor", UIColor?.of) { (layer: CALayer, color) in layer.borderColor = color?.cgColor }
        add("shadowColor", UIColor?.of) { (layer: CALayer, color) in layer.shadowColor = color?.cgColor }
        add("backgroundColor", UIColor?.of) { (layer: CALayer, color) in
            layer.backgroundColor = color?.cgColor
        }
    }

    private mutating func addImages() {
        add("image", \UIImageView.image)
        add("highlightedImage", \UIImageView.highlightedImage)
        add("highlighted", \UIImageView.isHighlighted)
        add("axis", \UIStackView.axis)
        add("spacing", \UIStackView.spacing)
        add("alignment", \UIStackView.alignment)
        add("distribution", \UIStackView.distribution)
        add("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
        add("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        add("color", \UIActivityIndicatorView.color)
        add("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        add("activityIndicatorViewStyle", \UIActivityIndicatorView.style)
        add("progress", \UIProgressView.progress)
        add("progressTintColor", \UIProgressView.progressTintColor)
        add("trackTintColor", \UIProgressView.trackTintColor)
        add("progressImage", \UIProgressView.progressImage)
        add("trackImage", \UIProgressView.trackImage)
    }
}
