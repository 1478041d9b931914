/// A number as Unicode's plural rules look at it.
///
/// The operands' names are those of the rules. Trailing zeros of a fraction are unknown, so that `v` and `f` stand for
/// `w` and `t` as well.
struct PluralNumber: Sendable {
    /// The absolute value.
    let n: Double
    /// Its whole part.
    let i: UInt64
    /// How many digits its fraction has.
    let v: Int
    /// The digits of the fraction, as a whole number.
    let f: UInt64

    init(_ value: some BinaryInteger) {
        i = UInt64(clamping: value.magnitude)
        n = Double(i)
        (v, f) = (0, 0)
    }

    init(_ value: Double) {
        n = value.magnitude
        // What is too large for a whole number, and what is none, has no form but "other".
        i = UInt64(exactly: n.rounded(.down)) ?? .max
        let parts = "\(n)".split(separator: ".")
        let digits = parts.count == 2 && parts[1] != "0" ? parts[1] : ""
        f = UInt64(digits) ?? 0
        v = UInt64(digits) == nil ? 0 : digits.count
    }

    /// Whether the number is whole, and its last digits are in a range.
    func ends(in range: ClosedRange<UInt64>, of modulus: UInt64) -> Bool {
        v == 0 && range.contains(i % modulus)
    }
}
