/// Whether and how a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt32

    /// Makes a set of flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// By a connection that comes and goes.
    public static let transientConnection = Self(rawValue: 1 << 0)
    /// The host can be reached.
    public static let reachable = Self(rawValue: 1 << 1)
    /// A connection has to be made before.
    public static let connectionRequired = Self(rawValue: 1 << 2)
    /// Traffic makes the connection.
    public static let connectionOnTraffic = Self(rawValue: 1 << 3)
    /// The user has to do something before.
    public static let interventionRequired = Self(rawValue: 1 << 4)
    /// A request makes the connection.
    public static let connectionOnDemand = Self(rawValue: 1 << 5)
    /// The address is the device's own.
    public static let isLocalAddress = Self(rawValue: 1 << 16)
    /// No gateway is between.
    public static let isDirect = Self(rawValue: 1 << 17)
    /// By a mobile network.
    public static let isWWAN = Self(rawValue: 1 << 18)
}
