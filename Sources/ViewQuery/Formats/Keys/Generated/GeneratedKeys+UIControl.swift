// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIControlRoot: UIControl {}

extension UIControl: UIControlRoot {}

extension GeneratedKeys {
    static func ofUIControl<Root: UIControl>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("allControlEvents", any: \Root.allControlEvents)
        keys.add("allTargets", any: \Root.allTargets)
        keys.add("contentHorizontalAlignment", any: \Root.contentHorizontalAlignment)
        keys.add("contentVerticalAlignment", any: \Root.contentVerticalAlignment)
        keys.add("contextMenuInteraction", any: \Root.contextMenuInteraction)
        keys.add("isContextMenuInteractionEnabled", any: \Root.isContextMenuInteractionEnabled)
        keys.add("isEnabled", any: \Root.isEnabled)
        keys.add("isHighlighted", any: \Root.isHighlighted)
        keys.add("isSelected", any: \Root.isSelected)
        keys.add("isTouchInside", any: \Root.isTouchInside)
        keys.add("isTracking", any: \Root.isTracking)
        keys.add("showsMenuAsPrimaryAction", any: \Root.showsMenuAsPrimaryAction)
        keys.add("state", any: \Root.state)
        return keys
    }

    static func namesOfUIControl<Root: UIControlRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIControl(root).propertyNames
    }
}
