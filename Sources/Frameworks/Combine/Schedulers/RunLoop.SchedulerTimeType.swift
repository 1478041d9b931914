import Foundation
import TimeLapse

extension TimeLapse::RunLoop {
    /// A moment of a run loop or an operation queue as a scheduler: a date of the clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// Makes a moment of a date.
        public init(_ date: Date) { self.date = date }

        /// The distance to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// The moment at a distance.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// A distance between moments, in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric,
            ExpressibleByFloatLiteral, Hashable, Codable, Sendable, StrideArithmetic
        {
            /// The seconds.
            public var magnitude: TimeInterval

            /// The seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Makes a distance of seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Makes a distance of seconds.
            public init(floatLiteral value: TimeInterval) { self.init(value) }
            /// Makes a distance of seconds.
            public init(integerLiteral value: TimeInterval) { self.init(value) }
            /// Makes a distance of seconds; `nil` if that is not possible.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                self.init(value)
            }

            /// The product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude * rhs.magnitude)
            }

            /// So many seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// So many seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// So many milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            /// So many microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            /// So many nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }
}
