// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UISwitchRoot: UISwitch {}

extension UISwitch: UISwitchRoot {}

extension GeneratedKeys {
    static func ofUISwitch<Root: UISwitch>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("isOn", any: \Root.isOn)
        keys.add("onTintColor", any: \Root.onTintColor)
        keys.add("preferredStyle", any: \Root.preferredStyle)
        keys.add("style", any: \Root.style)
        keys.add("thumbTintColor", any: \Root.thumbTintColor)
        keys.add("title", any: \Root.title)
        return keys
    }

    static func namesOfUISwitch<Root: UISwitchRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUISwitch(root).propertyNames
    }
}
