import HeadlessUIKit

@MainActor
extension Guise {
    /// The guise of the current application's device.
    public static var current: Guise {
        let device = SimulatedDevice.current
        return Guise(
            device: device.profile, orientation: device.orientation,
            userInterfaceStyle: device.userInterfaceStyle,
            preferredContentSizeCategory: device.preferredContentSizeCategory, language: device.language,
            isContrastIncreased: device.accessibility.isDarkerSystemColorsEnabled,
            isBoldTextEnabled: device.accessibility.isBoldTextEnabled,
            isReduceMotionEnabled: device.accessibility.isReduceMotionEnabled)
    }

    /// Makes the current application's device as the guise says; windows that fill the screen follow.
    ///
    /// Best before the first screen is shown: texts that were looked up before stay in their language.
    public func apply() {
        let device = SimulatedDevice.current
        // Not large texts on a screen that neither the former guise nor this one has.
        device.preferredContentSizeCategory = min(
            device.preferredContentSizeCategory, preferredContentSizeCategory)
        device.become(self.device)
        device.rotate(to: orientation)
        device.userInterfaceStyle = userInterfaceStyle
        device.preferredContentSizeCategory = preferredContentSizeCategory
        device.language = language
        var settings = device.accessibility
        settings.isDarkerSystemColorsEnabled = isContrastIncreased
        settings.isBoldTextEnabled = isBoldTextEnabled
        settings.isReduceMotionEnabled = isReduceMotionEnabled
        device.accessibility = settings
    }
}
