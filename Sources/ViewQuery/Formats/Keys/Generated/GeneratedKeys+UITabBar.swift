// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UITabBarRoot: UITabBar {}

extension UITabBar: UITabBarRoot {}

extension GeneratedKeys {
    static func ofUITabBar<Root: UITabBar>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("delegate", any: \Root.delegate)
        keys.add("isTranslucent", any: \Root.isTranslucent)
        keys.add("items", any: \Root.items)
        keys.add("selectedItem", any: \Root.selectedItem)
        keys.add("unselectedItemTintColor", any: \Root.unselectedItemTintColor)
        return keys
    }

    static func namesOfUITabBar<Root: UITabBarRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUITabBar(root).propertyNames
    }
}
