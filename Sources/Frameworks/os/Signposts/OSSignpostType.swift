import TimeLapse

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The system's number.
    public let rawValue: UInt8

    /// Makes a type from the system's number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = Self(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = Self(rawValue: 1)
    /// The end of an interval.
    public static let end = Self(rawValue: 2)

    var signpost: TimeLapse.LogEntry.Signpost {
        switch self {
        case .begin: .begin
        case .end: .end
        default: .event
        }
    }
}
