/// An exact fraction.
struct Fraction: Comparable {
    /// What overflows cannot be compared; the test skips it.
    struct Overflow: Error {}

    var numerator: Int
    var denominator = 1

    static let zero = Fraction(numerator: 0)

    init(numerator: Int) {
        self.numerator = numerator
    }

    private init(_ numerator: Int, over denominator: Int) {
        var (one, other) = (abs(numerator), abs(denominator))
        while other != 0 { (one, other) = (other, one % other) }
        let divisor = denominator < 0 ? -max(one, 1) : max(one, 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    var double: Double { Double(numerator) / Double(denominator) }

    private static func product(_ one: Int, _ other: Int) throws(Overflow) -> Int {
        let (result, overflows) = one.multipliedReportingOverflow(by: other)
        guard !overflows, abs(result) < 1 << 60 else { throw Overflow() }
        return result
    }

    func plus(_ other: Fraction) throws(Overflow) -> Fraction {
        if denominator == 1, other.denominator == 1 {
            return Fraction(numerator: numerator + other.numerator)
        }
        let sum =
            try Self.product(numerator, other.denominator)
            + Self.product(other.numerator, denominator)
        return try Fraction(sum, over: Self.product(denominator, other.denominator))
    }

    func times(_ other: Fraction) throws(Overflow) -> Fraction {
        let numerator = try Self.product(numerator, other.numerator)
        if denominator == 1, other.denominator == 1 { return Fraction(numerator: numerator) }
        return try Fraction(numerator, over: Self.product(denominator, other.denominator))
    }

    func divided(by other: Fraction) throws(Overflow) -> Fraction {
        try Fraction(
            Self.product(numerator, other.denominator), over: Self.product(denominator, other.numerator))
    }

    var negated: Fraction {
        var result = self
        result.numerator = -numerator
        return result
    }

    static func < (one: Fraction, other: Fraction) -> Bool {
        // Signs decide most cases, and no product overflows there.
        if (one.numerator < 0) != (other.numerator < 0) { return one.numerator < 0 }
        let left = one.numerator.multipliedFullWidth(by: other.denominator)
        let right = other.numerator.multipliedFullWidth(by: one.denominator)
        return (left.high, left.low) < (right.high, right.low)
    }
}
