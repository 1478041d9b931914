// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UISliderRoot: UISlider {}

extension UISlider: UISliderRoot {}

extension GeneratedKeys {
    static func ofUISlider<Root: UISlider>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("currentMaximumTrackImage", any: \Root.currentMaximumTrackImage)
        keys.add("currentMinimumTrackImage", any: \Root.currentMinimumTrackImage)
        keys.add("currentThumbImage", any: \Root.currentThumbImage)
        keys.add("isContinuous", any: \Root.isContinuous)
        keys.add("maximumTrackTintColor", any: \Root.maximumTrackTintColor)
        keys.add("maximumValue", any: \Root.maximumValue)
        keys.add("maximumValueImage", any: \Root.maximumValueImage)
        keys.add("minimumTrackTintColor", any: \Root.minimumTrackTintColor)
        keys.add("minimumValue", any: \Root.minimumValue)
        keys.add("minimumValueImage", any: \Root.minimumValueImage)
        keys.add("thumbTintColor", any: \Root.thumbTintColor)
        keys.add("value", any: \Root.value)
        return keys
    }

    static func namesOfUISlider<Root: UISliderRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUISlider(root).propertyNames
    }
}
