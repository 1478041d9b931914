/// Kinds of data that a text view finds in its text, and makes links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers of 7 to 15 digits, such as `+44 20 7946 0000`; they become URLs of the scheme `tel`.
    public static let phoneNumber = Self(rawValue: 1 << 0)
    /// Web addresses, with or without a scheme, and mail addresses, which become URLs of the scheme `mailto`.
    public static let link = Self(rawValue: 1 << 1)
    /// Postal addresses. None are found here.
    public static let address = Self(rawValue: 1 << 2)
    /// Dates and times. None are found here.
    public static let calendarEvent = Self(rawValue: 1 << 3)
    /// Numbers of parcels. None are found here.
    public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
    /// Numbers of flights. None are found here.
    public static let flightNumber = Self(rawValue: 1 << 5)
    /// What could be looked up. Nothing is found here.
    public static let lookupSuggestion = Self(rawValue: 1 << 6)
    /// Amounts of money. None are found here.
    public static let money = Self(rawValue: 1 << 7)
    /// Lengths, weights and the like. None are found here.
    public static let physicalValue = Self(rawValue: 1 << 8)
    /// All kinds.
    public static let all = Self(rawValue: .max)
}
