// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIToolbarRoot: UIToolbar {}

extension UIToolbar: UIToolbarRoot {}

extension GeneratedKeys {
    static func ofUIToolbar<Root: UIToolbar>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("isTranslucent", any: \Root.isTranslucent)
        keys.add("items", any: \Root.items)
        return keys
    }

    static func namesOfUIToolbar<Root: UIToolbarRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIToolbar(root).propertyNames
    }
}
