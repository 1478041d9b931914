import HeadlessUIKit

extension BuiltInKeys {
    static var ofObject: KeyList {
        var keys = KeyList()
        keys.add(["class"]) { (object: NSObject) in .type(type(of: object)) }
        keys.add(["className"]) { (object: NSObject) in .text("\(type(of: object))") }
        keys.add(["superclass"]) { (object: NSObject) in
            _getSuperclass(type(of: object)).map { .type($0) } ?? .null
        }
        keys.add(["description"], isAnnounced: false) { (object: NSObject) in .text(object.description) }
        return keys
    }
}

extension UIResponderKeys {
    @MainActor static var builtInKeysOfResponder: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "isFirstResponder": \.isFirstResponder,
                "canBecomeFirstResponder": \.canBecomeFirstResponder,
                "next": \.next,
            ],
            aliases: ["next": "nextResponder"])
    }
}

extension UIViewKeys {
    @MainActor static var builtInKeysOfView: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "tag": \.tag,
                "subviews": \.subviews,
                "superview": \.superview,
                "window": \.window,
                "frame": \.frame,
                "bounds": \.bounds,
                "center": \.center,
                "transform": \.transform,
                "alpha": \.alpha,
                "isHidden": \.isHidden,
                "clipsToBounds": \.clipsToBounds,
                "isUserInteractionEnabled": \.isUserInteractionEnabled,
                "autoresizesSubviews": \.autoresizesSubviews,
                "backgroundColor": \.backgroundColor,
            ],
            unannounced: [
                "intrinsicContentSize": \.intrinsicContentSize,
                "autoresizingMask": \.autoresizingMask,
            ],
            parts: [
                "subviews.count": \.subviews.count,
                "frame.origin": \.frame.origin,
                "frame.origin.x": \.frame.origin.x,
                "frame.origin.y": \.frame.origin.y,
                "frame.size": \.frame.size,
                "frame.size.width": \.frame.size.width,
                "frame.size.height": \.frame.size.height,
                "bounds.origin": \.bounds.origin,
                "bounds.size": \.bounds.size,
                "bounds.size.width": \.bounds.size.width,
                "bounds.size.height": \.bounds.size.height,
                "center.x": \.center.x,
                "center.y": \.center.y,
            ])
    }

    @MainActor static var accessibilityKeysOfView: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "isAccessibilityElement": \.isAccessibilityElement,
                "accessibilityLabel": \.accessibilityLabel,
                "accessibilityIdentifier": \.accessibilityIdentifier,
                "accessibilityValue": \.accessibilityValue,
                "accessibilityHint": \.accessibilityHint,
                "accessibilityTraits": \.accessibilityTraits,
                "accessibilityElementsHidden": \.accessibilityElementsHidden,
                "accessibilityViewIsModal": \.accessibilityViewIsModal,
                "accessibilityFrame": \.accessibilityFrame,
                "accessibilityActivationPoint": \.accessibilityActivationPoint,
            ])
    }
}

extension UIWindowKeys {
    @MainActor static var builtInKeysOfWindow: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "windowLevel": \.windowLevel,
                "rootViewController": \.rootViewController,
                "isKeyWindow": \.isKeyWindow,
            ])
    }
}

extension UILabelKeys {
    @MainActor static var builtInKeysOfLabel: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "text": \.text,
                "font": \.font,
                "isHighlighted": \.isHighlighted,
                "isEnabled": \.isEnabled,
                "numberOfLines": \.numberOfLines,
                "lineBreakMode": \.lineBreakMode,
                "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
            ],
            unannounced: [
                "textColor": \.textColor,
                "highlightedTextColor": \.highlightedTextColor,
                "textAlignment": \.textAlignment,
            ])
    }
}

extension UIImageViewKeys {
    @MainActor static var builtInKeysOfImageView: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "image": \.image,
                "highlightedImage": \.highlightedImage,
                "isHighlighted": \.isHighlighted,
            ])
    }
}
