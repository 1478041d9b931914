/// The behaviour of an element, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt64

    /// Makes a set of traits from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No particular behaviour.
    public static let none: Self = []
    /// It acts as a button.
    public static let button = Self(rawValue: 1 << 0)
    /// It acts as a link.
    public static let link = Self(rawValue: 1 << 1)
    /// It is an image.
    public static let image = Self(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = Self(rawValue: 1 << 3)
    /// It plays its own sound when activated.
    public static let playsSound = Self(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = Self(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = Self(rawValue: 1 << 6)
    /// It summarizes the application's state at launch.
    public static let summaryElement = Self(rawValue: 1 << 7)
    /// It is not enabled.
    public static let notEnabled = Self(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = Self(rawValue: 1 << 9)
    /// It is a search field.
    public static let searchField = Self(rawValue: 1 << 10)
    /// Activating it starts a media session.
    public static let startsMediaSession = Self(rawValue: 1 << 11)
    /// Its value can be incremented and decremented.
    public static let adjustable = Self(rawValue: 1 << 12)
    /// It handles touches directly.
    public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
    /// It turns the page when it has been read.
    public static let causesPageTurn = Self(rawValue: 1 << 14)
    /// It is a tab bar.
    public static let tabBar = Self(rawValue: 1 << 15)
    /// It is the header of a section.
    public static let header = Self(rawValue: 1 << 16)
    /// Its content can be zoomed.
    public static let supportsZoom = Self(rawValue: 1 << 46)
    /// It is switched on and off; with ``button`` it is a switch.
    public static let toggleButton = Self(rawValue: 1 << 53)
}
