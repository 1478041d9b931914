// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIStandardTextCursorViewRoot: UIStandardTextCursorView {}

extension UIStandardTextCursorView: UIStandardTextCursorViewRoot {}

extension GeneratedKeys {
    static func ofUIStandardTextCursorView<Root: UIStandardTextCursorView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("isBlinking", any: \Root.isBlinking)
        return keys
    }

    static func namesOfUIStandardTextCursorView<Root: UIStandardTextCursorViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIStandardTextCursorView(root).propertyNames
    }
}
