import Foundation
import HeadlessUIKit

extension BuiltInKeys {
    static func ofControl<Root: UIControl>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("isEnabled", "enabled", for: \Root.isEnabled)
        keys.add("isSelected", "selected", for: \Root.isSelected)
        keys.add("isHighlighted", "highlighted", for: \Root.isHighlighted)
        keys.add("state", for: \Root.state)
        keys.add("isTracking", "tracking", for: \Root.isTracking, isAnnounced: false)
        keys.add("isTouchInside", "touchInside", for: \Root.isTouchInside, isAnnounced: false)
        keys.add("contentHorizontalAlignment", raw: \Root.contentHorizontalAlignment, isAnnounced: false)
        keys.add("contentVerticalAlignment", raw: \Root.contentVerticalAlignment, isAnnounced: false)
        return keys
    }

    static func ofButton<Root: UIButton>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("buttonType", raw: \Root.buttonType)
        keys.add("titleLabel", for: \Root.titleLabel)
        keys.add("imageView", for: \Root.imageView)
        keys.add("currentTitle", for: \Root.currentTitle)
        keys.add("currentTitleColor", for: \Root.currentTitleColor)
        keys.add("currentImage", for: \Root.currentImage)
        keys.add("currentBackgroundImage", for: \Root.currentBackgroundImage)
        return keys
    }

    static func ofTextField<Root: UITextField>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("text", for: \Root.text)
        keys.add("placeholder", for: \Root.placeholder)
        keys.add("font", for: \Root.font, isAnnounced: false)
        keys.add("textColor", for: \Root.textColor, isAnnounced: false)
        keys.add("textAlignment", raw: \Root.textAlignment, isAnnounced: false)
        keys.add("isSecureTextEntry", "secureTextEntry", for: \Root.isSecureTextEntry)
        keys.add("isEditing", "editing", for: \Root.isEditing, isAnnounced: false)
        keys.add("hasText", for: \Root.hasText)
        return keys
    }

    static func ofScrollView<Root: UIScrollView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("contentOffset", for: \Root.contentOffset)
        keys.add("contentSize", for: \Root.contentSize)
        keys.add("isScrollEnabled", "scrollEnabled", for: \Root.isScrollEnabled, isAnnounced: false)
        keys.add("isPagingEnabled", "pagingEnabled", for: \Root.isPagingEnabled, isAnnounced: false)
        keys.add("isTracking", "tracking", for: \Root.isTracking, isAnnounced: false)
        keys.add("isDragging", "dragging", for: \Root.isDragging, isAnnounced: false)
        keys.add("isDecelerating", "decelerating", for: \Root.isDecelerating, isAnnounced: false)
        keys.name("contentOffset.x", for: \Root.contentOffset.x)
        keys.name("contentOffset.y", for: \Root.contentOffset.y)
        keys.name("contentSize.width", for: \Root.contentSize.width)
        keys.name("contentSize.height", for: \Root.contentSize.height)
        return keys
    }

    static func ofTextView<Root: UITextView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("text", for: \Root.text)
        keys.add("font", for: \Root.font, isAnnounced: false)
        keys.add("textColor", for: \Root.textColor, isAnnounced: false)
        keys.add("textAlignment", raw: \Root.textAlignment, isAnnounced: false)
        keys.add("isSecureTextEntry", "secureTextEntry", for: \Root.isSecureTextEntry)
        keys.add("isEditable", "editable", for: \Root.isEditable)
        keys.add("isSelectable", "selectable", for: \Root.isSelectable)
        keys.add("hasText", for: \Root.hasText)
        return keys
    }

    static func ofViewController<Root: UIViewController>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("title", for: \Root.title, isAnnounced: false)
        // Reading the key must not load the view.
        keys.add("view", "viewIfLoaded", for: \Root.viewIfLoaded, isAnnounced: false)
        keys.add("isViewLoaded", "viewLoaded", for: \Root.isViewLoaded, isAnnounced: false)
        keys.add("children", "childViewControllers", for: \Root.children, isAnnounced: false)
        keys.add("parent", "parentViewController", for: \Root.parent, isAnnounced: false)
        keys.add("presentedViewController", for: \Root.presentedViewController, isAnnounced: false)
        keys.add("presentingViewController", for: \Root.presentingViewController, isAnnounced: false)
        keys.add("modalPresentationStyle", raw: \Root.modalPresentationStyle, isAnnounced: false)
        return keys
    }

    static func ofFont() -> KeyList<UIFont> {
        var keys = KeyList<UIFont>()
        keys.add("pointSize", for: \UIFont.pointSize)
        keys.add("fontName", for: \UIFont.fontName)
        return keys
    }

    static func ofImage() -> KeyList<UIImage> {
        var keys = KeyList<UIImage>()
        keys.add("size", for: \UIImage.size)
        keys.add("scale", for: \UIImage.scale)
        return keys
    }
}
