import HeadlessUIKit

extension Guises {
    /// The sixteen guises that find most of what all of them do.
    ///
    /// | Guise | Why |
    /// |---|---|
    /// | iPhone 14 | what most people see |
    /// | iPhone 14, dark | colours that do not adapt |
    /// | iPhone 14, XS | texts that are too small, and frames that do not shrink with them |
    /// | iPhone 14, XXXL | the largest size without a setting of accessibility; many people use it |
    /// | iPhone 14, AX5 | the largest size: texts that neither wrap nor scroll |
    /// | iPhone 14, landscape | heights that are taken for granted, and the safe area at the sides |
    /// | iPhone SE | the smallest screen, without a safe area at the bottom |
    /// | iPhone SE, landscape | the least height |
    /// | iPhone SE, AX5 | the largest text on the smallest screen |
    /// | iPhone SE, en (doubleLength) | texts as long as in other languages |
    /// | iPhone 14, en (accented) | texts that are not looked up, and lines that cut off accents |
    /// | iPhone 14, en (rightToLeft) | left where leading is meant, with texts that one can read |
    /// | iPhone 14, ar | a language from the right, with its own texts where the application has them |
    /// | iPhone 14, dark, increased contrast, bold text, reduced motion | the branches of code for these settings |
    /// | iPad | the regular size class |
    /// | iPad, landscape, dark, XXXL | the widest window, and lines that become too long |
    public static let essential: Guises =
        [
            .standard, Guise(userInterfaceStyle: .dark), Guise(preferredContentSizeCategory: .extraSmall),
            Guise(preferredContentSizeCategory: .extraExtraExtraLarge),
            Guise(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
            Guise(orientation: .landscapeLeft),
        ] + smallest + [
            Guise(language: .accentedPseudolanguage), Guise(language: .rightToLeftPseudolanguage),
            Guise(language: .arabic),
            Guise(
                userInterfaceStyle: .dark, isContrastIncreased: true, isBoldTextEnabled: true,
                isReduceMotionEnabled: true),
            Guise(device: .iPad),
            Guise(
                device: .iPad, orientation: .landscapeLeft, userInterfaceStyle: .dark,
                preferredContentSizeCategory: .extraExtraExtraLarge),
        ]

    private static let smallest =
        devices(.iPhoneSE)
        * [
            .standard, Guise(orientation: .landscapeLeft),
            Guise(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
            Guise(language: .doubleLengthPseudolanguage),
        ]
}
