/// Kinds of data in pages that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Makes kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers.
    public static let phoneNumber = Self(rawValue: 1)
    /// Addresses of pages.
    public static let link = Self(rawValue: 2)
    /// Postal addresses.
    public static let address = Self(rawValue: 4)
    /// Dates.
    public static let calendarEvent = Self(rawValue: 8)
    /// Numbers of shipments.
    public static let trackingNumber = Self(rawValue: 16)
    /// Numbers of flights.
    public static let flightNumber = Self(rawValue: 32)
    /// Words that a search may explain.
    public static let lookupSuggestion = Self(rawValue: 64)
    /// All kinds.
    public static let all = Self(rawValue: .max)
}
