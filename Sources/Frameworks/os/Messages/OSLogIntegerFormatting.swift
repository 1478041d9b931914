/// How a whole number is written in a message of the log.
public struct OSLogIntegerFormatting: Hashable, Sendable {
    private var radix = 10
    private var showsPlus = false
    private var prefix = ""
    private var isUppercase = false
    private var minDigits = 1

    /// In decimal digits.
    public static var decimal: Self { Self() }

    /// In decimal digits, with a plus sign or with leading zeros.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> Self {
        Self(showsPlus: explicitPositiveSign, minDigits: minDigits)
    }

    /// In hexadecimal digits.
    public static var hex: Self { hex() }

    /// In hexadecimal digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 1
    ) -> Self {
        Self(
            radix: 16, showsPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
            isUppercase: uppercase, minDigits: minDigits)
    }

    /// In octal digits.
    public static var octal: Self { octal() }

    /// In octal digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 1
    ) -> Self {
        Self(
            radix: 8, showsPlus: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
            isUppercase: uppercase, minDigits: minDigits)
    }

    func text(of number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
        let sign = number < 0 ? "-" : showsPlus ? "+" : ""
        return sign + prefix + zeros + digits
    }
}
