extension VirtualClock {
    /// A point of virtual time, as the time since its clock was made.
    public struct Instant: InstantProtocol, CustomStringConvertible {
        /// The time since the clock's start.
        public let offset: Duration

        /// Makes the instant at `offset` from a clock's start.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The instant `duration` later; earlier if it is negative.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// The time from this instant to `other`; negative if `other` is earlier.
        public func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        /// Whether `lhs` is earlier than `rhs`.
        public static func < (lhs: Instant, rhs: Instant) -> Bool {
            lhs.offset < rhs.offset
        }

        /// The offset in seconds, such as `2.5 s`.
        public var description: String {
            offset.text
        }
    }
}
