// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIStepperRoot: UIStepper {}

extension UIStepper: UIStepperRoot {}

extension GeneratedKeys {
    static func ofUIStepper<Root: UIStepper>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("autorepeat", any: \Root.autorepeat)
        keys.add("isContinuous", any: \Root.isContinuous)
        keys.add("maximumValue", any: \Root.maximumValue)
        keys.add("minimumValue", any: \Root.minimumValue)
        keys.add("stepValue", any: \Root.stepValue)
        keys.add("value", any: \Root.value)
        keys.add("wraps", any: \Root.wraps)
        return keys
    }

    static func namesOfUIStepper<Root: UIStepperRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIStepper(root).propertyNames
    }
}
