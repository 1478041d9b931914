// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UISearchBarRoot: UISearchBar {}

extension UISearchBar: UISearchBarRoot {}

extension GeneratedKeys {
    static func ofUISearchBar<Root: UISearchBar>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("autocapitalizationType", any: \Root.autocapitalizationType)
        keys.add("autocorrectionType", any: \Root.autocorrectionType)
        keys.add("barStyle", any: \Root.barStyle)
        keys.add("delegate", any: \Root.delegate)
        keys.add("enablesReturnKeyAutomatically", any: \Root.enablesReturnKeyAutomatically)
        keys.add("isSearchResultsButtonSelected", any: \Root.isSearchResultsButtonSelected)
        keys.add("keyboardAppearance", any: \Root.keyboardAppearance)
        keys.add("keyboardType", any: \Root.keyboardType)
        keys.add("placeholder", any: \Root.placeholder, isAnnounced: true)
        keys.add("prompt", any: \Root.prompt)
        keys.add("returnKeyType", any: \Root.returnKeyType)
        keys.add("scopeButtonTitles", any: \Root.scopeButtonTitles)
        keys.add("searchBarStyle", any: \Root.searchBarStyle)
        keys.add("searchTextField", any: \Root.searchTextField)
        keys.add("selectedScopeButtonIndex", any: \Root.selectedScopeButtonIndex)
        keys.add("showsBookmarkButton", any: \Root.showsBookmarkButton)
        keys.add("showsCancelButton", any: \Root.showsCancelButton)
        keys.add("showsScopeBar", any: \Root.showsScopeBar)
        keys.add("showsSearchResultsButton", any: \Root.showsSearchResultsButton)
        keys.add("spellCheckingType", any: \Root.spellCheckingType)
        keys.add("text", any: \Root.text, isAnnounced: true)
        keys.add("textContentType", any: \Root.textContentType)
        return keys
    }

    static func namesOfUISearchBar<Root: UISearchBarRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUISearchBar(root).propertyNames
    }
}
