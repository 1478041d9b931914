/// A scheduler that runs each closure at once, whatever date it is given.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// It has no options.
    public typealias SchedulerOptions = Never

    /// The only scheduler of its kind.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// A moment; all of them are now.
    public struct SchedulerTimeType: Strideable, Sendable {
        fileprivate init() {}

        /// The distance to another moment: nothing.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

        /// The same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A distance, which no closure waits for.
        public struct Stride: ExpressibleByFloatLiteral, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable, StrideArithmetic
        {
            /// The number.
            public var magnitude: Int

            /// Makes a distance.
            public init(_ value: Int) { magnitude = value }
            /// Makes a distance of a number.
            public init(integerLiteral value: Int) { self.init(value) }
            /// Makes a distance of a number.
            public init(floatLiteral value: Double) { self.init(Int(value)) }
            /// Makes a distance of a number; `nil` if it is too great.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            /// The product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(lhs.magnitude * rhs.magnitude)
            }

            /// Nothing, as all distances here.
            public static func seconds(_ s: Int) -> Stride { Stride(0) }
            /// Nothing, as all distances here.
            public static func seconds(_ s: Double) -> Stride { Stride(0) }
            /// Nothing, as all distances here.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
            /// Nothing, as all distances here.
            public static func microseconds(_ us: Int) -> Stride { Stride(0) }
            /// Nothing, as all distances here.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
        }
    }

    /// The moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }

    /// Nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

    /// Runs a closure at once.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs a closure at once.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs a closure at once, and once only.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
