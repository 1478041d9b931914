// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UICollectionViewListCellRoot: UICollectionViewListCell {}

extension UICollectionViewListCell: UICollectionViewListCellRoot {}

extension GeneratedKeys {
    static func ofUICollectionViewListCell<Root: UICollectionViewListCell>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("accessories", any: \Root.accessories)
        keys.add("indentationLevel", any: \Root.indentationLevel)
        keys.add("indentationWidth", any: \Root.indentationWidth)
        keys.add("indentsAccessories", any: \Root.indentsAccessories)
        return keys
    }

    static func namesOfUICollectionViewListCell<Root: UICollectionViewListCellRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUICollectionViewListCell(root).propertyNames
    }
}
