/// A time of media as a fraction: a number of units, and how many of them a second has.
public struct CMTime: Sendable {
    /// The number of units.
    public var value: Int64
    /// How many units a second has.
    public var timescale: Int32
    /// What kind of time it is.
    public var flags: CMTimeFlags
    /// The number of the loop, of times that begin at zero several times. It has no effect here.
    public var epoch: Int64

    /// Makes an invalid time.
    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    /// Makes a time of units.
    public init(value: Int64, timescale: Int32) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Makes a time with all its parts.
    public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Makes a time of seconds, rounded to whole units.
    ///
    /// - Parameters:
    ///   - seconds: the seconds; of infinity the time is infinite, of NaN or out of range it is invalid.
    ///   - preferredTimescale: how many units a second has.
    public init(seconds: Double, preferredTimescale: Int32) {
        guard seconds.isFinite, preferredTimescale > 0,
            let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded())
        else {
            self =
                seconds == .infinity
                ? .positiveInfinity : seconds == -.infinity ? .negativeInfinity : .invalid
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }

    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// What is no time.
    public static let invalid = CMTime()
    /// A time that is not known, such as the duration of a live stream.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all others.
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all others.
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// The time in seconds; NaN if it is invalid or not known.
    public var seconds: Double {
        if flags.contains(.positiveInfinity) { return .infinity }
        if flags.contains(.negativeInfinity) { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is neither infinite nor unknown.
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
    }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
}

/// What kind of time it is.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The flags as bits.
    public let rawValue: UInt32

    /// Makes flags of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is a time.
    public static let valid = Self(rawValue: 1)
    /// It was rounded. It has no effect here.
    public static let hasBeenRounded = Self(rawValue: 2)
    /// It is later than all others.
    public static let positiveInfinity = Self(rawValue: 4)
    /// It is earlier than all others.
    public static let negativeInfinity = Self(rawValue: 8)
    /// It is not known.
    public static let indefinite = Self(rawValue: 16)
}

extension CMTime: Comparable, Hashable {
    /// Whether two times are the same, in whatever units.
    public static func == (time1: CMTime, time2: CMTime) -> Bool { time1.order == time2.order }

    /// Whether a time is earlier. An unknown one is later than all but infinity, an invalid one earlier than all.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { time1.order < time2.order }

    /// Feeds what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(order.kind); hasher.combine(order.seconds) }

    private struct Order: Comparable {
        let kind: Int
        let seconds: Double

        static func < (first: Order, second: Order) -> Bool {
            (first.kind, first.seconds) < (second.kind, second.seconds)
        }
    }

    private var order: Order {
        guard isValid else { return Order(kind: 0, seconds: 0) }
        if flags.contains(.negativeInfinity) { return Order(kind: 1, seconds: 0) }
        if flags.contains(.indefinite) { return Order(kind: 3, seconds: 0) }
        if flags.contains(.positiveInfinity) { return Order(kind: 4, seconds: 0) }
        return Order(kind: 2, seconds: seconds)
    }
}

extension CMTime {
    /// The sum of two times; what is not a number makes it so.
    public static func + (time1: CMTime, time2: CMTime) -> CMTime { combined(time1, time2) { $0 + $1 } }

    /// The difference of two times; what is not a number makes it so.
    public static func - (time1: CMTime, time2: CMTime) -> CMTime { combined(time1, time2) { $0 - $1 } }

    private static func combined(_ first: CMTime, _ second: CMTime, _ combine: (Double, Double) -> Double)
        -> CMTime
    {
        guard first.isNumeric, second.isNumeric else { return first.isNumeric ? second : first }
        return CMTime(
            seconds: combine(first.seconds, second.seconds),
            preferredTimescale: max(first.timescale, second.timescale))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a time of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time in seconds; NaN if it is invalid or not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
