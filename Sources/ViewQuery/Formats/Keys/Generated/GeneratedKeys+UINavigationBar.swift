// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UINavigationBarRoot: UINavigationBar {}

extension UINavigationBar: UINavigationBarRoot {}

extension GeneratedKeys {
    static func ofUINavigationBar<Root: UINavigationBar>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("backItem", any: \Root.backItem)
        keys.add("delegate", any: \Root.delegate)
        keys.add("isTranslucent", any: \Root.isTranslucent)
        keys.add("items", any: \Root.items)
        keys.add("prefersLargeTitles", any: \Root.prefersLargeTitles)
        keys.add("topItem", any: \Root.topItem)
        return keys
    }

    static func namesOfUINavigationBar<Root: UINavigationBarRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUINavigationBar(root).propertyNames
    }
}
