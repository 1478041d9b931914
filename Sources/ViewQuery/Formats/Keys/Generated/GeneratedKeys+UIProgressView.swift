// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIProgressViewRoot: UIProgressView {}

extension UIProgressView: UIProgressViewRoot {}

extension GeneratedKeys {
    static func ofUIProgressView<Root: UIProgressView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("observedProgress", any: \Root.observedProgress)
        keys.add("progress", any: \Root.progress)
        keys.add("progressImage", any: \Root.progressImage)
        keys.add("progressTintColor", any: \Root.progressTintColor)
        keys.add("progressViewStyle", any: \Root.progressViewStyle)
        keys.add("trackImage", any: \Root.trackImage)
        keys.add("trackTintColor", any: \Root.trackTintColor)
        return keys
    }

    static func namesOfUIProgressView<Root: UIProgressViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIProgressView(root).propertyNames
    }
}
