// Comparisons with numbers, and of numbers with demands.
extension Subscribers.Demand: Comparable {
    /// The number, for comparisons; no limit is greater than all.
    @inlinable var order: (Int, Int) { max.map { (0, $0) } ?? (1, 0) }

    /// Whether one is less than the other; no limit is the greatest.
    @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Subscribers.Demand {
    /// Whether a demand is less than a number.
    @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs.order < (0, rhs) }

    /// Whether a number is less than a demand.
    @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { (0, lhs) < rhs.order }

    /// Whether a demand is at most a number.
    @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.order <= (0, rhs) }

    /// Whether a number is at most a demand.
    @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { (0, lhs) <= rhs.order }

    /// Whether a demand is greater than a number.
    @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.order > (0, rhs) }

    /// Whether a number is greater than a demand.
    @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { (0, lhs) > rhs.order }

    /// Whether a demand is at least a number.
    @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.order >= (0, rhs) }

    /// Whether a number is at least a demand.
    @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { (0, lhs) >= rhs.order }

    /// Whether a demand is a number.
    @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.order == (0, rhs) }

    /// Whether a number is a demand.
    @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { (0, lhs) == rhs.order }

    /// Whether a demand is not a number.
    @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs.order != (0, rhs) }

    /// Whether a number is not a demand.
    @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { (0, lhs) != rhs.order }
}
