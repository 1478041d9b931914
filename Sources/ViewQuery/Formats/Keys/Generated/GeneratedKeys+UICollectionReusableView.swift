// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UICollectionReusableViewRoot: UICollectionReusableView {}

extension UICollectionReusableView: UICollectionReusableViewRoot {}

extension GeneratedKeys {
    static func ofUICollectionReusableView<Root: UICollectionReusableView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("reuseIdentifier", any: \Root.reuseIdentifier)
        return keys
    }

    static func namesOfUICollectionReusableView<Root: UICollectionReusableViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUICollectionReusableView(root).propertyNames
    }
}
