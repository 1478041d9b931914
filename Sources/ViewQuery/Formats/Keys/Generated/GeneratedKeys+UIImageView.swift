// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIImageViewRoot: UIImageView {}

extension UIImageView: UIImageViewRoot {}

extension GeneratedKeys {
    static func ofUIImageView<Root: UIImageView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("highlightedImage", any: \Root.highlightedImage)
        keys.add("image", any: \Root.image)
        keys.add("isHighlighted", any: \Root.isHighlighted)
        keys.add("preferredSymbolConfiguration", any: \Root.preferredSymbolConfiguration)
        return keys
    }

    static func namesOfUIImageView<Root: UIImageViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIImageView(root).propertyNames
    }
}
