// Comparisons with numbers, and of numbers with demands.
extension Subscribers.Demand: Comparable {
    /// The number, for comparisons; no limit is greater than all.
    private var order: (Int, Int) { max.map { (0, $0) } ?? (1, 0) }

    /// Whether one is less than the other; no limit is the greatest.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }
}

extension Subscribers.Demand {
    /// Whether a demand is less than a number.
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs.order < (0, rhs) }

    /// Whether a number is less than a demand.
    public static func < (lhs: Int, rhs: Self) -> Bool { (0, lhs) < rhs.order }

    /// Whether a demand is at most a number.
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.order <= (0, rhs) }

    /// Whether a number is at most a demand.
    public static func <= (lhs: Int, rhs: Self) -> Bool { (0, lhs) <= rhs.order }

    /// Whether a demand is greater than a number.
    public static func > (lhs: Self, rhs: Int) -> Bool { lhs.order > (0, rhs) }

    /// Whether a number is greater than a demand.
    public static func > (lhs: Int, rhs: Self) -> Bool { (0, lhs) > rhs.order }

    /// Whether a demand is at least a number.
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.order >= (0, rhs) }

    /// Whether a number is at least a demand.
    public static func >= (lhs: Int, rhs: Self) -> Bool { (0, lhs) >= rhs.order }

    /// Whether a demand is a number.
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.order == (0, rhs) }

    /// Whether a number is a demand.
    public static func == (lhs: Int, rhs: Self) -> Bool { (0, lhs) == rhs.order }

    /// Whether a demand is not a number.
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.order != (0, rhs) }

    /// Whether a number is not a demand.
    public static func != (lhs: Int, rhs: Self) -> Bool { (0, lhs) != rhs.order }
}
