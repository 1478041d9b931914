import Foundation

// Apple's published values for the light and the dark appearance with standard contrast.

extension UIColor {
    private typealias Numbers = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// Makes a colour from components of 0 to 255, as design guidelines give them, and opacities from 0 to 1.
    private convenience init(_ light: Numbers, dark: Numbers, elevated: Numbers? = nil) {
        func components(_ numbers: Numbers) -> ColorComponents {
            ColorComponents(
                red: numbers.red / 255, green: numbers.green / 255, blue: numbers.blue / 255,
                alpha: numbers.alpha)
        }
        self.init(.variants(components(light), components(dark), components(elevated ?? dark)))
    }

    private static let whiteGround: Numbers = (255, 255, 255, 1)
    private static let greyGround: Numbers = (242, 242, 247, 1)
    /// The dark backgrounds, from the lowest level to the highest.
    private static let darkGrounds: [Numbers] = [
        (0, 0, 0, 1), (28, 28, 30, 1), (44, 44, 46, 1), (58, 58, 60, 1),
    ]

    /// Makes the colour of a background at a level, from 0 to 2; an elevated interface has the next one in the dark.
    private static func ground(_ light: Numbers, level: Int) -> UIColor {
        UIColor(light, dark: darkGrounds[level], elevated: darkGrounds[level + 1])
    }

    /// The system's red.
    public static let systemRed = UIColor((255, 59, 48, 1), dark: (255, 69, 58, 1))
    /// The system's green.
    public static let systemGreen = UIColor((52, 199, 89, 1), dark: (48, 209, 88, 1))
    /// The system's blue.
    public static let systemBlue = UIColor((0, 122, 255, 1), dark: (10, 132, 255, 1))
    /// The system's orange.
    public static let systemOrange = UIColor((255, 149, 0, 1), dark: (255, 159, 10, 1))
    /// The system's yellow.
    public static let systemYellow = UIColor((255, 204, 0, 1), dark: (255, 214, 10, 1))
    /// The system's pink.
    public static let systemPink = UIColor((255, 45, 85, 1), dark: (255, 55, 95, 1))
    /// The system's purple.
    public static let systemPurple = UIColor((175, 82, 222, 1), dark: (191, 90, 242, 1))
    /// The system's teal.
    public static let systemTeal = UIColor((48, 176, 199, 1), dark: (64, 200, 224, 1))
    /// The system's indigo.
    public static let systemIndigo = UIColor((88, 86, 214, 1), dark: (94, 92, 230, 1))
    /// The system's brown.
    public static let systemBrown = UIColor((162, 132, 94, 1), dark: (172, 142, 104, 1))
    /// The system's mint.
    public static let systemMint = UIColor((0, 199, 190, 1), dark: (99, 230, 226, 1))
    /// The system's cyan.
    public static let systemCyan = UIColor((50, 173, 230, 1), dark: (100, 210, 255, 1))

    /// The darkest of the system's greys.
    public static let systemGray = UIColor((142, 142, 147, 1), dark: (142, 142, 147, 1))
    /// The second of the system's six greys, from dark to light.
    public static let systemGray2 = UIColor((174, 174, 178, 1), dark: (99, 99, 102, 1))
    /// The third of the system's six greys, from dark to light.
    public static let systemGray3 = UIColor((199, 199, 204, 1), dark: (72, 72, 74, 1))
    /// The fourth of the system's six greys, from dark to light.
    public static let systemGray4 = UIColor((209, 209, 214, 1), dark: (58, 58, 60, 1))
    /// The fifth of the system's six greys, from dark to light.
    public static let systemGray5 = UIColor((229, 229, 234, 1), dark: (44, 44, 46, 1))
    /// The lightest of the system's greys.
    public static let systemGray6 = UIColor((242, 242, 247, 1), dark: (28, 28, 30, 1))
}

extension UIColor {
    /// For primary text.
    public static let label = UIColor((0, 0, 0, 1), dark: (255, 255, 255, 1))
    /// For secondary text.
    public static let secondaryLabel = UIColor((60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
    /// For tertiary text.
    public static let tertiaryLabel = UIColor((60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    /// For quaternary text.
    public static let quaternaryLabel = UIColor((60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
    /// For placeholder text.
    public static let placeholderText = UIColor((60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    /// For links.
    public static let link = UIColor((0, 122, 255, 1), dark: (9, 132, 255, 1))
    /// For interactive elements, unless a view sets another tint colour: the system's blue.
    public static let tintColor = UIColor((0, 122, 255, 1), dark: (10, 132, 255, 1))

    /// For text on a dark background, in both appearances.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// For text on a light background, in both appearances.
    public static let darkText = UIColor(white: 0, alpha: 1)

    /// For the background of a grouped table, by its old name.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }

    /// For thin lines that are partly transparent.
    public static let separator = UIColor((60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    /// For thin lines that are opaque.
    public static let opaqueSeparator = UIColor((198, 198, 200, 1), dark: (56, 56, 58, 1))

    /// For the background of a screen.
    public static let systemBackground = ground(whiteGround, level: 0)
    /// For content on the background of a screen.
    public static let secondarySystemBackground = ground(greyGround, level: 1)
    /// For content on the secondary background.
    public static let tertiarySystemBackground = ground(whiteGround, level: 2)
    /// For the background of a screen of grouped rows.
    public static let systemGroupedBackground = ground(greyGround, level: 0)
    /// For groups of rows on their background.
    public static let secondarySystemGroupedBackground = ground(whiteGround, level: 1)
    /// For content in a group of rows.
    public static let tertiarySystemGroupedBackground = ground(greyGround, level: 2)

    /// For thin and small shapes.
    public static let systemFill = UIColor((120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    /// For shapes of medium size.
    public static let secondarySystemFill = UIColor((120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
    /// For large shapes.
    public static let tertiarySystemFill = UIColor((118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
    /// For large areas with complex content.
    public static let quaternarySystemFill = UIColor((116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
}
