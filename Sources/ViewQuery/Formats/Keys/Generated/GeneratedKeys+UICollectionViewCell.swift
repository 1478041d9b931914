// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UICollectionViewCellRoot: UICollectionViewCell {}

extension UICollectionViewCell: UICollectionViewCellRoot {}

extension GeneratedKeys {
    static func ofUICollectionViewCell<Root: UICollectionViewCell>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("automaticallyUpdatesBackgroundConfiguration", any: \Root.automaticallyUpdatesBackgroundConfiguration)
        keys.add("automaticallyUpdatesContentConfiguration", any: \Root.automaticallyUpdatesContentConfiguration)
        keys.add("backgroundConfiguration", any: \Root.backgroundConfiguration)
        keys.add("backgroundView", any: \Root.backgroundView)
        keys.add("configurationState", any: \Root.configurationState)
        keys.add("configurationUpdateHandler", any: \Root.configurationUpdateHandler)
        keys.add("contentConfiguration", any: \Root.contentConfiguration)
        keys.add("contentView", any: \Root.contentView)
        keys.add("isHighlighted", any: \Root.isHighlighted, isAnnounced: true)
        keys.add("isSelected", any: \Root.isSelected, isAnnounced: true)
        keys.add("selectedBackgroundView", any: \Root.selectedBackgroundView)
        return keys
    }

    static func namesOfUICollectionViewCell<Root: UICollectionViewCellRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUICollectionViewCell(root).propertyNames
    }
}
