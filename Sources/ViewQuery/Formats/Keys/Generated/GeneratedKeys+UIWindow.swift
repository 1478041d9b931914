// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIWindowRoot: UIWindow {}

extension UIWindow: UIWindowRoot {}

extension GeneratedKeys {
    static func ofUIWindow<Root: UIWindow>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("isKeyWindow", any: \Root.isKeyWindow)
        keys.add("rootViewController", any: \Root.rootViewController)
        keys.add("screen", any: \Root.screen)
        keys.add("windowLevel", any: \Root.windowLevel)
        keys.add("windowScene", any: \Root.windowScene)
        return keys
    }

    static func namesOfUIWindow<Root: UIWindowRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIWindow(root).propertyNames
    }
}
