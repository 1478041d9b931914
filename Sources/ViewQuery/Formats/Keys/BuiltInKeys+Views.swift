import Foundation
import HeadlessUIKit

extension BuiltInKeys {
    static func ofObject() -> KeyList<NSObject> {
        var keys = KeyList<NSObject>()
        keys.add(["class"]) { .type(type(of: $0)) }
        keys.add(["className"]) { .text("\(type(of: $0))") }
        keys.add(["superclass"]) { object in _getSuperclass(type(of: object)).map { .type($0) } ?? .null }
        keys.add(["description"], isAnnounced: false) { .text($0.description) }
        return keys
    }

    static func ofResponder<Root: UIResponder>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("isFirstResponder", "firstResponder", for: \Root.isFirstResponder, isAnnounced: false)
        keys.add("canBecomeFirstResponder", for: \Root.canBecomeFirstResponder, isAnnounced: false)
        keys.add("next", "nextResponder", for: \Root.next, isAnnounced: false)
        return keys
    }

    static func ofView<Root: UIView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("tag", for: \Root.tag)
        keys.add("subviews", for: \Root.subviews)
        keys.add("superview", for: \Root.superview)
        keys.add("window", for: \Root.window)
        keys.add("frame", for: \Root.frame)
        keys.add("bounds", for: \Root.bounds)
        keys.add("center", for: \Root.center)
        keys.add("transform", for: \Root.transform)
        keys.add("intrinsicContentSize", for: \Root.intrinsicContentSize, isAnnounced: false)
        keys.add("alpha", for: \Root.alpha)
        keys.add("isHidden", "hidden", for: \Root.isHidden)
        keys.add("clipsToBounds", for: \Root.clipsToBounds)
        keys.add("isUserInteractionEnabled", "userInteractionEnabled", for: \Root.isUserInteractionEnabled)
        keys.add("autoresizesSubviews", for: \Root.autoresizesSubviews)
        keys.add("autoresizingMask", raw: \Root.autoresizingMask, isAnnounced: false)
        keys.add("backgroundColor", for: \Root.backgroundColor)
        addAccessibility(to: &keys)
        nameParts(in: &keys)
        return keys
    }

    private static func nameParts<Root: UIView>(in keys: inout KeyList<Root>) {
        keys.name("subviews.count", for: \Root.subviews.count)
        keys.name("frame.origin", for: \Root.frame.origin)
        keys.name("frame.origin.x", for: \Root.frame.origin.x)
        keys.name("frame.origin.y", for: \Root.frame.origin.y)
        keys.name("frame.size", for: \Root.frame.size)
        keys.name("frame.size.width", for: \Root.frame.size.width)
        keys.name("frame.size.height", for: \Root.frame.size.height)
        keys.name("bounds.origin", for: \Root.bounds.origin)
        keys.name("bounds.size", for: \Root.bounds.size)
        keys.name("bounds.size.width", for: \Root.bounds.size.width)
        keys.name("bounds.size.height", for: \Root.bounds.size.height)
        keys.name("center.x", for: \Root.center.x)
        keys.name("center.y", for: \Root.center.y)
    }

    private static func addAccessibility<Root: UIView>(to keys: inout KeyList<Root>) {
        keys.add("isAccessibilityElement", for: \Root.isAccessibilityElement)
        keys.add("accessibilityLabel", for: \Root.accessibilityLabel)
        keys.add("accessibilityIdentifier", for: \Root.accessibilityIdentifier)
        keys.add("accessibilityValue", for: \Root.accessibilityValue)
        keys.add("accessibilityHint", for: \Root.accessibilityHint)
        keys.add("accessibilityTraits", for: \Root.accessibilityTraits)
        keys.add("accessibilityElementsHidden", for: \Root.accessibilityElementsHidden)
        keys.add("accessibilityViewIsModal", for: \Root.accessibilityViewIsModal)
        keys.add("accessibilityFrame", for: \Root.accessibilityFrame)
        keys.add("accessibilityActivationPoint", for: \Root.accessibilityActivationPoint)
    }

    static func ofWindow<Root: UIWindow>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("windowLevel", raw: \Root.windowLevel, isAnnounced: false)
        keys.add("rootViewController", for: \Root.rootViewController, isAnnounced: false)
        keys.add("isKeyWindow", "keyWindow", for: \Root.isKeyWindow, isAnnounced: false)
        return keys
    }

    static func ofLabel<Root: UILabel>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("text", for: \Root.text)
        keys.add("font", for: \Root.font)
        keys.add("textColor", for: \Root.textColor, isAnnounced: false)
        keys.add("highlightedTextColor", for: \Root.highlightedTextColor, isAnnounced: false)
        keys.add("isHighlighted", "highlighted", for: \Root.isHighlighted)
        keys.add("isEnabled", "enabled", for: \Root.isEnabled)
        keys.add("textAlignment", raw: \Root.textAlignment, isAnnounced: false)
        keys.add("numberOfLines", for: \Root.numberOfLines)
        keys.add("lineBreakMode", raw: \Root.lineBreakMode)
        keys.add("preferredMaxLayoutWidth", for: \Root.preferredMaxLayoutWidth)
        return keys
    }

    static func ofImageView<Root: UIImageView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("image", for: \Root.image)
        keys.add("highlightedImage", for: \Root.highlightedImage)
        keys.add("isHighlighted", "highlighted", for: \Root.isHighlighted)
        return keys
    }
}
