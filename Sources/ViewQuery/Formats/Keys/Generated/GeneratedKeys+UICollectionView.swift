// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UICollectionViewRoot: UICollectionView {}

extension UICollectionView: UICollectionViewRoot {}

extension GeneratedKeys {
    static func ofUICollectionView<Root: UICollectionView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("allowsMultipleSelection", any: \Root.allowsMultipleSelection)
        keys.add("allowsMultipleSelectionDuringEditing", any: \Root.allowsMultipleSelectionDuringEditing)
        keys.add("allowsSelection", any: \Root.allowsSelection)
        keys.add("allowsSelectionDuringEditing", any: \Root.allowsSelectionDuringEditing)
        keys.add("backgroundView", any: \Root.backgroundView)
        keys.add("collectionViewLayout", any: \Root.collectionViewLayout)
        keys.add("contextMenuInteraction", any: \Root.contextMenuInteraction)
        keys.add("dataSource", any: \Root.dataSource)
        keys.add("delegate", any: \Root.delegate)
        keys.add("indexPathsForSelectedItems", any: \Root.indexPathsForSelectedItems)
        keys.add("indexPathsForVisibleItems", any: \Root.indexPathsForVisibleItems)
        keys.add("isEditing", any: \Root.isEditing)
        keys.add("isPrefetchingEnabled", any: \Root.isPrefetchingEnabled)
        keys.add("numberOfSections", any: \Root.numberOfSections)
        keys.add("prefetchDataSource", any: \Root.prefetchDataSource)
        keys.add("visibleCells", any: \Root.visibleCells)
        return keys
    }

    static func namesOfUICollectionView<Root: UICollectionViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUICollectionView(root).propertyNames
    }
}
