// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIButtonRoot: UIButton {}

extension UIButton: UIButtonRoot {}

extension GeneratedKeys {
    static func ofUIButton<Root: UIButton>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("automaticallyUpdatesConfiguration", any: \Root.automaticallyUpdatesConfiguration)
        keys.add("buttonType", any: \Root.buttonType)
        keys.add("changesSelectionAsPrimaryAction", any: \Root.changesSelectionAsPrimaryAction)
        keys.add("configuration", any: \Root.configuration)
        keys.add("configurationUpdateHandler", any: \Root.configurationUpdateHandler)
        keys.add("currentAttributedTitle", any: \Root.currentAttributedTitle)
        keys.add("currentBackgroundImage", any: \Root.currentBackgroundImage)
        keys.add("currentImage", any: \Root.currentImage)
        keys.add("currentTitle", any: \Root.currentTitle)
        keys.add("currentTitleColor", any: \Root.currentTitleColor)
        keys.add("imageView", any: \Root.imageView)
        keys.add("menu", any: \Root.menu)
        keys.add("titleLabel", any: \Root.titleLabel)
        return keys
    }

    static func namesOfUIButton<Root: UIButtonRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIButton(root).propertyNames
    }
}
