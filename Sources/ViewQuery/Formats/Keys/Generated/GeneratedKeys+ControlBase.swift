// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIControlKeys: UIControl {}
extension UIControl: UIControlKeys {}
extension UIControlKeys {
    @MainActor static var keysOfUIControl: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "allControlEvents": \.allControlEvents,
                "allTargets": \.allTargets,
                "contentHorizontalAlignment": \.contentHorizontalAlignment,
                "contentVerticalAlignment": \.contentVerticalAlignment,
                "contextMenuInteraction": \.contextMenuInteraction,
                "effectiveContentHorizontalAlignment": \.effectiveContentHorizontalAlignment,
                "isContextMenuInteractionEnabled": \.isContextMenuInteractionEnabled,
                "isEnabled": \.isEnabled,
                "isHighlighted": \.isHighlighted,
                "isSelected": \.isSelected,
                "isTouchInside": \.isTouchInside,
                "isTracking": \.isTracking,
                "showsMenuAsPrimaryAction": \.showsMenuAsPrimaryAction,
                "state": \.state,
            ])
    }
}
