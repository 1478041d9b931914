extension Duration {
    /// Whole seconds and the nanoseconds beyond; a negative duration counts as zero.
    var secondsAndNanoseconds: (seconds: Int64, nanoseconds: Int64) {
        let (seconds, attoseconds) = max(self, .zero).components
        return (seconds, attoseconds / 1_000_000_000)
    }

    /// Nanoseconds, at most as many as an integer holds: 292 years.
    var wholeNanoseconds: Int64 {
        let (seconds, nanoseconds) = secondsAndNanoseconds
        let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, sumOverflows) = product.addingReportingOverflow(nanoseconds)
        return overflows || sumOverflows ? .max : sum
    }

    /// Seconds as a decimal number without zeros at its end: `1.5`.
    var decimalSeconds: String {
        let (seconds, nanoseconds) = secondsAndNanoseconds
        guard nanoseconds > 0 else { return "\(seconds)" }
        let digits = String(nanoseconds)
        var fraction = String(repeating: "0", count: 9 - digits.count) + digits
        while fraction.last == "0" { fraction.removeLast() }
        return "\(seconds).\(fraction)"
    }
}
