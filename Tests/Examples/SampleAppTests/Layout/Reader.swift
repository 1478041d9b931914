import Robot
import Testing

/// How a user has set up the device: the direction of the language, and the text size.
struct Reader: Sendable, CustomTestStringConvertible {
    var language = DeviceLanguage.english
    var textSize = UIContentSizeCategory.large
    /// Whether the device is turned on its side.
    var isInLandscape = false

    var readsFromRight: Bool { language != .english }

    var testDescription: String { "\(language), \(textSize.rawValue)" }

    /// Both directions in the smallest, the default and the largest text size.
    static let all = [DeviceLanguage.english, .arabic].flatMap { language in
        [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].map {
            Reader(language: language, textSize: $0)
        }
    }

    /// Sets the device up.
    @MainActor
    func setUp(_ device: SimulatedDevice) {
        device.language = language
        device.preferredContentSizeCategory = textSize
        device.rotate(to: isInLandscape ? .landscapeLeft : .portrait)
        TimeLapse.waitForAnimationsToFinish()
    }
}
