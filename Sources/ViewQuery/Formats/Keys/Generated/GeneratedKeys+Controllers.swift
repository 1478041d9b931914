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
                "backItem": \.backItem,
                "delegate": \.delegate,
                "isTranslucent": \.isTranslucent,
                "items": \.items,
                "prefersLargeTitles": \.prefersLargeTitles,
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
                "barStyle": \.barStyle,
                "delegate": \.delegate,
                "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
                "isSearchResultsButtonSelected": \.isSearchResultsButtonSelected,
                "keyboardAppearance": \.keyboardAppearance,
                "keyboardType": \.keyboardType,
                "prompt": \.prompt,
                "returnKeyType": \.returnKeyType,
                "scopeButtonTitles": \.scopeButtonTitles,
                "searchBarStyle": \.searchBarStyle,
                "searchTextField": \.searchTextField,
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
                "delegate": \.delegate,
                "isTranslucent": \.isTranslucent,
                "items": \.items,
                "selectedItem": \.selectedItem,
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
                "isTranslucent": \.isTranslucent,
                "items": \.items,
            ])
    }
}
