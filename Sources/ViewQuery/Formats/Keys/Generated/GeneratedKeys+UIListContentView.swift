// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIListContentViewRoot: UIListContentView {}

extension UIListContentView: UIListContentViewRoot {}

extension GeneratedKeys {
    static func ofUIListContentView<Root: UIListContentView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("configuration", any: \Root.configuration)
        return keys
    }

    static func namesOfUIListContentView<Root: UIListContentViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIListContentView(root).propertyNames
    }
}
