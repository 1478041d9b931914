// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIActivityIndicatorViewRoot: UIActivityIndicatorView {}

extension UIActivityIndicatorView: UIActivityIndicatorViewRoot {}

extension GeneratedKeys {
    static func ofUIActivityIndicatorView<Root: UIActivityIndicatorView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("color", any: \Root.color)
        keys.add("hidesWhenStopped", any: \Root.hidesWhenStopped)
        keys.add("isAnimating", any: \Root.isAnimating)
        keys.add("style", any: \Root.style)
        return keys
    }

    static func namesOfUIActivityIndicatorView<Root: UIActivityIndicatorViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIActivityIndicatorView(root).propertyNames
    }
}
