extension Subscribers {
    /// How many values a subscriber wants.
    @frozen public struct Demand: Hashable, Codable, Sendable, CustomStringConvertible {
        /// The number; one more than the greatest `Int` for no limit.
        @usableFromInline var rawValue: UInt

        @inlinable static var limit: UInt { UInt(Int.max) + 1 }

        @inlinable init(rawValue: UInt) {
            self.rawValue = min(rawValue, Self.limit)
        }

        /// As many values as there are.
        @inlinable public static var unlimited: Demand { Demand(rawValue: limit) }

        /// No value.
        @inlinable public static var none: Demand { Demand(rawValue: 0) }

        /// At most so many values; a negative number is a failure of the test, and none.
        @inlinable public static func max(_ value: Int) -> Demand {
            Demand(rawValue: UInt(value < 0 ? CombineFailure.noNegativeDemand(value) : value))
        }

        /// The number of values; `nil` for no limit.
        @inlinable public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// `unlimited`, or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Decodes a number of values.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Encodes the number of values.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// Calculates with the number, unless that has no limit; what overflows has none, what is negative is zero.
        @inlinable func number(_ operation: (Int) -> (partialValue: Int, overflow: Bool)) -> Demand {
            guard let count = max else { return .unlimited }
            let (value, overflow) = operation(count)
            return overflow ? .unlimited : Demand(rawValue: UInt(Swift.max(0, value)))
        }
    }
}

extension Subscribers.Demand {
    /// The sum; without limit if one of them is, or if it is too great.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        guard let count = rhs.max else { return .unlimited }
        return lhs + count
    }

    /// Adds a demand.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// The sum with a number.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self { lhs.number { $0.addingReportingOverflow(rhs) } }

    /// Adds a number.
    @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// The product with a number.
    @inlinable public static func * (lhs: Self, rhs: Int) -> Self {
        lhs.number { $0.multipliedReportingOverflow(by: rhs) }
    }

    /// Multiplies by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    /// The difference, at least zero; what has no limit stays so.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        guard lhs != .unlimited else { return .unlimited }
        guard let count = rhs.max else { return .none }
        return lhs - count
    }

    /// Subtracts a demand.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// The difference to a number, at least zero.
    @inlinable public static func - (lhs: Self, rhs: Int) -> Self {
        guard let count = lhs.max else { return .unlimited }
        let (value, overflow) = count.subtractingReportingOverflow(rhs)
        return overflow ? .none : .max(Swift.max(0, value))
    }

    /// Subtracts a number.
    @inlinable public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}
