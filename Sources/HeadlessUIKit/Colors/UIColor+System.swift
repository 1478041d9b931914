import Foundation

// Apple's published values for the light appearance with standard contrast.

extension UIColor {
    /// Makes a colour of primaries from 0 to 255, as design guidelines give them.
    private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// The system's red.
    public static let systemRed = UIColor(255, 59, 48)
    /// The system's green.
    public static let systemGreen = UIColor(52, 199, 89)
    /// The system's blue.
    public static let systemBlue = UIColor(0, 122, 255)
    /// The system's orange.
    public static let systemOrange = UIColor(255, 149, 0)
    /// The system's yellow.
    public static let systemYellow = UIColor(255, 204, 0)
    /// The system's pink.
    public static let systemPink = UIColor(255, 45, 85)
    /// The system's purple.
    public static let systemPurple = UIColor(175, 82, 222)
    /// The system's teal.
    public static let systemTeal = UIColor(48, 176, 199)
    /// The system's indigo.
    public static let systemIndigo = UIColor(88, 86, 214)
    /// The system's brown.
    public static let systemBrown = UIColor(162, 132, 94)
    /// The system's mint.
    public static let systemMint = UIColor(0, 199, 190)
    /// The system's cyan.
    public static let systemCyan = UIColor(50, 173, 230)

    /// The darkest of the system's greys.
    public static let systemGray = UIColor(142, 142, 147)
    /// The second of the system's six greys, from dark to light.
    public static let systemGray2 = UIColor(174, 174, 178)
    /// The third of the system's six greys, from dark to light.
    public static let systemGray3 = UIColor(199, 199, 204)
    /// The fourth of the system's six greys, from dark to light.
    public static let systemGray4 = UIColor(209, 209, 214)
    /// The fifth of the system's six greys, from dark to light.
    public static let systemGray5 = UIColor(229, 229, 234)
    /// The lightest of the system's greys.
    public static let systemGray6 = UIColor(242, 242, 247)
}

extension UIColor {
    /// For text that matters most.
    public static let label = UIColor(0, 0, 0)
    /// For text of second rank.
    public static let secondaryLabel = UIColor(60, 60, 67, alpha: 0.6)
    /// For text of third rank.
    public static let tertiaryLabel = UIColor(60, 60, 67, alpha: 0.3)
    /// For text of fourth rank.
    public static let quaternaryLabel = UIColor(60, 60, 67, alpha: 0.18)
    /// For the text that an empty field shows.
    public static let placeholderText = UIColor(60, 60, 67, alpha: 0.3)
    /// For a text that leads elsewhere.
    public static let link = UIColor(0, 122, 255)
    /// For what invites a touch, unless a view says otherwise: the system's blue.
    public static let tintColor = UIColor(0, 122, 255)

    /// For thin lines through which what is behind them shows.
    public static let separator = UIColor(60, 60, 67, alpha: 0.29)
    /// For thin lines that hide what is behind them.
    public static let opaqueSeparator = UIColor(198, 198, 200)

    /// For the ground of a screen.
    public static let systemBackground = UIColor(255, 255, 255)
    /// For what stands out on the ground of a screen.
    public static let secondarySystemBackground = UIColor(242, 242, 247)
    /// For what stands out on what stands out on the ground.
    public static let tertiarySystemBackground = UIColor(255, 255, 255)
    /// For the ground of a screen of grouped rows.
    public static let systemGroupedBackground = UIColor(242, 242, 247)
    /// For the groups of rows on their ground.
    public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
    /// For what stands out in a group of rows.
    public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)

    /// For thin and small shapes.
    public static let systemFill = UIColor(120, 120, 128, alpha: 0.2)
    /// For shapes of medium size.
    public static let secondarySystemFill = UIColor(120, 120, 128, alpha: 0.16)
    /// For large shapes.
    public static let tertiarySystemFill = UIColor(118, 118, 128, alpha: 0.12)
    /// For large areas with something intricate in them.
    public static let quaternarySystemFill = UIColor(116, 116, 128, alpha: 0.08)
}
