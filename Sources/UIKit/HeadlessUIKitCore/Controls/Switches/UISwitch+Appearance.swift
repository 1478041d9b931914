import Foundation

extension AppearanceProperty {
    static let switchOnTint = AppearanceProperty(2, \UISwitch.onTintColor)
    static let switchThumbTint = AppearanceProperty(3, \UISwitch.thumbTintColor)
    static let switchOnImage = AppearanceProperty(4, \UISwitch.onImage)
    static let switchOffImage = AppearanceProperty(5, \UISwitch.offImage)
}
