/// The behaviour of an element, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt64

    /// Makes a set of traits from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No particular behaviour.
    public static let none: UIAccessibilityTraits = []
    /// It acts as a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It acts as a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays its own sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It summarizes the application's state at launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It is not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating it starts a media session.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It handles touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns the page when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the header of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Its content can be zoomed.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 46)
    /// It is switched on and off; with ``button`` it is a switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
