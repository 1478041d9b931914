// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UISearchTextFieldRoot: UISearchTextField {}

extension UISearchTextField: UISearchTextFieldRoot {}

extension GeneratedKeys {
    static func ofUISearchTextField<Root: UISearchTextField>(_: Root.Type) -> KeyList<Root> {
        let keys = KeyList<Root>()
        return keys
    }

    static func namesOfUISearchTextField<Root: UISearchTextFieldRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUISearchTextField(root).propertyNames
    }
}
