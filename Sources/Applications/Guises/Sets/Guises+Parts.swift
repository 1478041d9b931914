import HeadlessUIKit

extension Guises {
    /// A new device alone.
    public static let standard: Guises = [.standard]

    /// The smallest and the largest iPhone in use, the standard one, and two iPads.
    public static let devices = devices(.standard, .iPhoneSE, .iPhone16ProMax, .iPadMini, .iPadPro13)

    /// Devices by their profiles.
    public static func devices(_ profiles: DeviceProfile...) -> Guises {
        Guises(profiles.map { Guise(device: $0) })
    }

    /// Upright, and on the left side.
    public static let orientations: Guises = [.standard, Guise(orientation: .landscapeLeft)]

    /// Light and dark.
    public static let appearances: Guises = [.standard, Guise(userInterfaceStyle: .dark)]

    /// The standard text size, the smallest, the largest of those before accessibility sizes, and of those the middle
    /// one and the largest.
    public static let textSizes = textSizes(
        .large, .extraSmall, .extraExtraExtraLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraExtraLarge)

    /// Text sizes by their categories.
    public static func textSizes(_ categories: UIContentSizeCategory...) -> Guises {
        Guises(categories.map { Guise(preferredContentSizeCategory: $0) })
    }

    /// English; the pseudo-languages with longer texts, with accents, between brackets, and from the right; Arabic.
    public static let languages = languages(
        .english, .doubleLengthPseudolanguage, .accentedPseudolanguage, .boundedPseudolanguage,
        .rightToLeftPseudolanguage, .arabic)

    /// Languages by their codes, or pseudo-languages.
    public static func languages(_ languages: DeviceLanguage...) -> Guises {
        Guises(languages.map { Guise(language: $0) })
    }

    /// Each setting of accessibility alone, after none: more contrast, bold text, reduced motion.
    public static let settings: Guises = [
        .standard, Guise(isContrastIncreased: true), Guise(isBoldTextEnabled: true),
        Guise(isReduceMotionEnabled: true),
    ]

    /// Everything with everything: 2,400 guises.
    public static let all = devices * orientations * appearances * textSizes * languages * settings
}
