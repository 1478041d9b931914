/// On which sides of zero the value of an item may be.
struct Sides: OptionSet {
    let rawValue: UInt8

    static let above = Self(rawValue: 1 << 0)
    static let below = Self(rawValue: 1 << 1)
    static let both: Sides = [.above, .below]

    static func of(_ direction: Double) -> Sides {
        direction > 0 ? .above : .below
    }
}
