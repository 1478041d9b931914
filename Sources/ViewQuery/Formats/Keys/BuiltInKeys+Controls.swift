import HeadlessUIKit

extension UIControlKeys {
    @MainActor static var builtInKeysOfControl: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "isEnabled": \.isEnabled,
                "isSelected": \.isSelected,
                "isHighlighted": \.isHighlighted,
                "state": \.state,
            ],
            unannounced: [
                "isTracking": \.isTracking,
                "isTouchInside": \.isTouchInside,
                "contentHorizontalAlignment": \.contentHorizontalAlignment,
                "contentVerticalAlignment": \.contentVerticalAlignment,
            ])
    }
}

extension UIButtonKeys {
    @MainActor static var builtInKeysOfButton: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "buttonType": \.buttonType,
                "titleLabel": \.titleLabel,
                "imageView": \.imageView,
                "currentTitle": \.currentTitle,
                "currentTitleColor": \.currentTitleColor,
                "currentImage": \.currentImage,
                "currentBackgroundImage": \.currentBackgroundImage,
            ])
    }
}

extension UITextFieldKeys {
    @MainActor static var builtInKeysOfTextField: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "text": \.text,
                "placeholder": \.placeholder,
                "isSecureTextEntry": \.isSecureTextEntry,
                "hasText": \.hasText,
            ],
            unannounced: [
                "font": \.font,
                "textColor": \.textColor,
                "textAlignment": \.textAlignment,
                "isEditing": \.isEditing,
            ])
    }
}

extension UIScrollViewKeys {
    @MainActor static var builtInKeysOfScrollView: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "contentOffset": \.contentOffset,
                "contentSize": \.contentSize,
            ],
            unannounced: [
                "isScrollEnabled": \.isScrollEnabled,
                "isPagingEnabled": \.isPagingEnabled,
                "isTracking": \.isTracking,
                "isDragging": \.isDragging,
                "isDecelerating": \.isDecelerating,
            ],
            parts: [
                "contentOffset.x": \.contentOffset.x,
                "contentOffset.y": \.contentOffset.y,
                "contentSize.width": \.contentSize.width,
                "contentSize.height": \.contentSize.height,
            ])
    }
}

extension UITextViewKeys {
    @MainActor static var builtInKeysOfTextView: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "text": \.text,
                "isSecureTextEntry": \.isSecureTextEntry,
                "isEditable": \.isEditable,
                "isSelectable": \.isSelectable,
                "hasText": \.hasText,
            ],
            unannounced: [
                "font": \.font,
                "textColor": \.textColor,
                "textAlignment": \.textAlignment,
            ])
    }
}

protocol UIViewControllerKeys: UIViewController {}
extension UIViewController: UIViewControllerKeys {}
extension UIViewControllerKeys {
    @MainActor static var keysOfViewController: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "title": \.title,
                // Reading the key must not load the view.
                "view": \.viewIfLoaded,
                "isViewLoaded": \.isViewLoaded,
                "children": \.children,
                "parent": \.parent,
                "presentedViewController": \.presentedViewController,
                "presentingViewController": \.presentingViewController,
                "modalPresentationStyle": \.modalPresentationStyle,
            ],
            aliases: [
                "view": "viewIfLoaded", "children": "childViewControllers", "parent": "parentViewController",
            ])
    }
}

extension BuiltInKeys {
    static var ofFont: KeyList {
        KeyList(
            of: UIFont.self,
            announced: [
                "pointSize": \.pointSize,
                "fontName": \.fontName,
            ])
    }

    static var ofImage: KeyList {
        KeyList(
            of: UIImage.self,
            announced: [
                "size": \.size,
                "scale": \.scale,
            ])
    }
}
