// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UISegmentedControlRoot: UISegmentedControl {}

extension UISegmentedControl: UISegmentedControlRoot {}

extension GeneratedKeys {
    static func ofUISegmentedControl<Root: UISegmentedControl>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("apportionsSegmentWidthsByContent", any: \Root.apportionsSegmentWidthsByContent)
        keys.add("isMomentary", any: \Root.isMomentary)
        keys.add("numberOfSegments", any: \Root.numberOfSegments)
        keys.add("selectedSegmentIndex", any: \Root.selectedSegmentIndex)
        keys.add("selectedSegmentTintColor", any: \Root.selectedSegmentTintColor)
        return keys
    }

    static func namesOfUISegmentedControl<Root: UISegmentedControlRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUISegmentedControl(root).propertyNames
    }
}
