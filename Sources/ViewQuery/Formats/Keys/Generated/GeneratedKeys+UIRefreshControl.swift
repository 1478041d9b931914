// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIRefreshControlRoot: UIRefreshControl {}

extension UIRefreshControl: UIRefreshControlRoot {}

extension GeneratedKeys {
    static func ofUIRefreshControl<Root: UIRefreshControl>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("attributedTitle", any: \Root.attributedTitle)
        keys.add("isRefreshing", any: \Root.isRefreshing)
        return keys
    }

    static func namesOfUIRefreshControl<Root: UIRefreshControlRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIRefreshControl(root).propertyNames
    }
}
