// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UINavigationBarKeys: UINavigationBar {}
extension UINavigationBar: UINavigationBarKeys {}
extension UINavigationBarKeys {
    @MainActor static var keysOfUINavigationBar: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "backIndicatorImage": \.backIndicatorImage,
                "backIndicatorTransitionMaskImage": \.backIndicatorTransitionMaskImage,
                "backItem": \.backItem,
                "barPosition": \.barPosition,
                "barStyle": \.barStyle,
                "barTintColor": \.barTintColor,
                "compactAppearance": \.compactAppearance,
                "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
                "delegate": \.delegate,
                "isTranslucent": \.isTranslucent,
                "items": \.items,
                "largeTitleTextAttributes": \.largeTitleTextAttributes,
                "prefersLargeTitles": \.prefersLargeTitles,
                "scrollEdgeAppearance": \.scrollEdgeAppearance,
                "shadowImage": \.shadowImage,
                "standardAppearance": \.standardAppearance,
                "titleTextAttributes": \.titleTextAttributes,
                "topItem": \.topItem,
            ])
    }
}

protocol UISearchBarKeys: UISearchBar {}
extension UISearchBar: UISearchBarKeys {}
extension UISearchBarKeys {
    @MainActor static var keysOfUISearchBar: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "placeholder": \.placeholder,
                "text": \.text,
            ],
            unannounced: [
                "autocapitalizationType": \.autocapitalizationType,
                "autocorrectionType": \.autocorrectionType,
                "backgroundImage": \.backgroundImage,
                "barStyle": \.barStyle,
                "barTintColor": \.barTintColor,
                "delegate": \.delegate,
                "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
                "isSearchResultsButtonSelected": \.isSearchResultsButtonSelected,
                "isTranslucent": \.isTranslucent,
                "keyboardAppearance": \.keyboardAppearance,
                "keyboardType": \.keyboardType,
                "prompt": \.prompt,
                "returnKeyType": \.returnKeyType,
                "scopeBarBackgroundImage": \.scopeBarBackgroundImage,
                "scopeButtonTitles": \.scopeButtonTitles,
                "searchBarStyle": \.searchBarStyle,
                "searchFieldBackgroundPositionAdjustment": \.searchFieldBackgroundPositionAdjustment,
                "searchTextField": \.searchTextField,
                "searchTextPositionAdjustment": \.searchTextPositionAdjustment,
                "selectedScopeButtonIndex": \.selectedScopeButtonIndex,
                "showsBookmarkButton": \.showsBookmarkButton,
                "showsCancelButton": \.showsCancelButton,
                "showsScopeBar": \.showsScopeBar,
                "showsSearchResultsButton": \.showsSearchResultsButton,
                "spellCheckingType": \.spellCheckingType,
                "textContentType": \.textContentType,
            ])
    }
}

protocol UISearchTextFieldKeys: UISearchTextField {}
extension UISearchTextField: UISearchTextFieldKeys {}
extension UISearchTextFieldKeys {
    @MainActor static var keysOfUISearchTextField: KeyList {
        KeyList(
            of: Self.self)
    }
}

protocol UITabBarKeys: UITabBar {}
extension UITabBar: UITabBarKeys {}
extension UITabBarKeys {
    @MainActor static var keysOfUITabBar: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "backgroundImage": \.backgroundImage,
                "barStyle": \.barStyle,
                "barTintColor": \.barTintColor,
                "delegate": \.delegate,
                "isSpringLoaded": \.isSpringLoaded,
                "isTranslucent": \.isTranslucent,
                "itemPositioning": \.itemPositioning,
                "itemSpacing": \.itemSpacing,
                "itemWidth": \.itemWidth,
                "items": \.items,
                "scrollEdgeAppearance": \.scrollEdgeAppearance,
                "selectedItem": \.selectedItem,
                "selectionIndicatorImage": \.selectionIndicatorImage,
                "shadowImage": \.shadowImage,
                "standardAppearance": \.standardAppearance,
                "unselectedItemTintColor": \.unselectedItemTintColor,
            ])
    }
}

protocol UIToolbarKeys: UIToolbar {}
extension UIToolbar: UIToolbarKeys {}
extension UIToolbarKeys {
    @MainActor static var keysOfUIToolbar: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "barPosition": \.barPosition,
                "barStyle": \.barStyle,
                "barTintColor": \.barTintColor,
                "compactAppearance": \.compactAppearance,
                "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
                "delegate": \.delegate,
                "isTranslucent": \.isTranslucent,
                "items": \.items,
                "scrollEdgeAppearance": \.scrollEdgeAppearance,
                "standardAppearance": \.standardAppearance,
            ])
    }
}
