/// Which required constraints hold where they exclude each other: those of an earlier rank.
package enum ConstraintRank: UInt8, Comparable, Sendable {
    /// What the system asks for, such as that no size is negative.
    case system
    /// What ties variables of several items.
    case relation
    /// The size of one item.
    case size
    /// The size of an item's content.
    case content

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
