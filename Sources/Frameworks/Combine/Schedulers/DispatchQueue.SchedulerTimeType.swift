import Dispatch
import TimeLapse

extension TimeLapse::DispatchQueue {
    /// A moment of a queue as a scheduler.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment as Dispatch has it.
        public var dispatchTime: TimeLapse::DispatchTime

        /// Makes a moment.
        public init(_ time: TimeLapse::DispatchTime) { dispatchTime = time }

        /// Decodes the nanoseconds.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self.init(TimeLapse::DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self)))
        }

        /// Encodes the nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The distance to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            // What is too far away is as far as can be, in either direction.
            guard let distance = Int(exactly: max(from, to) - min(from, to)) else { return Stride(Int.max) }
            return Stride(from > to ? -distance : distance)
        }

        /// The moment at a distance.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(
                n.magnitude == .max ? .distantFuture : dispatchTime.advanced(by: n.timeInterval))
        }

        /// A distance between moments, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric,
            ExpressibleByFloatLiteral, Hashable, Codable, Sendable, StrideArithmetic
        {
            private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

            /// The nanoseconds.
            public var magnitude: Int

            /// The distance as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            init(_ nanoseconds: Int) { magnitude = nanoseconds }

            /// Makes a distance of Dispatch's; `never` is the longest.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: self.init(Int.max)
                }
            }

            /// Makes a distance of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Makes a distance of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Makes a distance of seconds; `nil` if it is too great.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// The product of the seconds, as a number stands for so many seconds.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(Int(clamping: Double(lhs.magnitude) * (Double(rhs.magnitude) / 1e9)))
            }

            /// So many seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(Int(clamping: s * 1e9)) }
            /// So many seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(Int(clamping: s, times: 1_000_000_000)) }
            /// So many milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride {
                Stride(Int(clamping: ms, times: 1_000_000))
            }
            /// So many microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(Int(clamping: us, times: 1_000)) }
            /// So many nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(ns) }
        }
    }
}

extension Int {
    /// A product, or the greatest or least number.
    fileprivate init(clamping value: Int, times factor: Int) {
        let (product, overflow) = value.multipliedReportingOverflow(by: factor)
        self = overflow ? (value < 0 ? .min : .max) : product
    }

    /// The nearest number, or the greatest or least one.
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
    }
}
