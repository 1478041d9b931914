import Foundation

extension CGFloat {
    /// The number for failures: at most three decimals, no trailing zeros, no sign on a zero.
    ///
    /// NaN is `nan`, the infinities are `inf` and `-inf`. Beyond 10¹⁵, where a thousandth is below the
    /// precision of the number, it is the standard library's text.
    package var shortText: String {
        guard !isNaN else { return "nan" }
        guard isFinite else { return self < 0 ? "-inf" : "inf" }
        guard magnitude < 1e15 else { return "\(Double(self))" }
        return decimals(inOneOf: 1000)
    }

    /// The number with up to six decimals, for the factors of a transform; a very large one as ``shortText``.
    package var preciseText: String {
        isFinite && magnitude < 1e9 ? decimals(inOneOf: 1_000_000) : shortText
    }

    /// The number in parts of one, a power of ten, without trailing zeros.
    private func decimals(inOneOf parts: UInt64) -> String {
        let number = Int64((self * CGFloat(parts)).rounded())
        let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: parts)
        let sign = number < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var decimals = String(String(parts + rest).dropFirst())
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}

extension CGPoint {
    /// The point for failures: `(20, 300)`.
    package var shortText: String { "(\(x.shortText), \(y.shortText))" }
}

extension CGSize {
    /// The size for failures: `353×44`.
    package var shortText: String { "\(width.shortText)×\(height.shortText)" }
}

extension CGRect {
    /// The rectangle for failures, its origin and then its size: `(20 300; 353 44)`.
    package var shortText: String {
        "(\(origin.x.shortText) \(origin.y.shortText); \(size.width.shortText) \(size.height.shortText))"
    }
}
