import TimeLapse

/// How severe a message of the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The system's number.
    public let rawValue: UInt8

    /// Makes a type from the system's number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a type from the system's number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// A message without a level of its own.
    public static let `default` = Self(rawValue: 0x00)
    /// Of use when something goes wrong.
    public static let info = Self(rawValue: 0x01)
    /// For development.
    public static let debug = Self(rawValue: 0x02)
    /// An error.
    public static let error = Self(rawValue: 0x10)
    /// A mistake in the code.
    public static let fault = Self(rawValue: 0x11)

    var level: TimeLapse.LogEntry.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .fault
        default: .notice
        }
    }
}
