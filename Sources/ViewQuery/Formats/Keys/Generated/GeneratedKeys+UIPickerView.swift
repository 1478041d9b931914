// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIPickerViewRoot: UIPickerView {}

extension UIPickerView: UIPickerViewRoot {}

extension GeneratedKeys {
    static func ofUIPickerView<Root: UIPickerView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("dataSource", any: \Root.dataSource)
        keys.add("delegate", any: \Root.delegate)
        keys.add("numberOfComponents", any: \Root.numberOfComponents)
        return keys
    }

    static func namesOfUIPickerView<Root: UIPickerViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIPickerView(root).propertyNames
    }
}
