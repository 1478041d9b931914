import Foundation

/// How a number with a fraction is written in a message of the log.
public struct OSLogFloatFormatting: Hashable, Sendable {
    private var conversion = "f"
    private var precision: Int?
    private var showsPlus = false

    private init(_ conversion: String, _ precision: Int?, _ showsPlus: Bool, _ isUppercase: Bool) {
        self.conversion = isUppercase ? conversion.uppercased() : conversion
        self.precision = precision.map { min(max($0, 0), 60) }
        self.showsPlus = showsPlus
    }

    /// With six digits after the point.
    public static var fixed: Self { Self("f", nil, false, false) }

    /// With a number of digits after the point; six unless given.
    public static func fixed(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self { Self("f", precision, explicitPositiveSign, uppercase) }

    /// In hexadecimal digits.
    public static var hex: Self { Self("a", nil, false, false) }

    /// In hexadecimal digits.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self("a", nil, explicitPositiveSign, uppercase)
    }

    /// With an exponent.
    public static var exponential: Self { Self("e", nil, false, false) }

    /// With an exponent, and a number of digits after the point; six unless given.
    public static func exponential(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self { Self("e", precision, explicitPositiveSign, uppercase) }

    /// With an exponent or without, whichever is shorter.
    public static var hybrid: Self { Self("g", nil, false, false) }

    /// With an exponent or without, whichever is shorter, and a number of digits; six unless given.
    public static func hybrid(
        precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self { Self("g", precision, explicitPositiveSign, uppercase) }

    func text(of number: Double) -> String {
        String(
            format: "%" + (showsPlus ? "+" : "") + (precision.map { ".\($0)" } ?? "") + conversion, number)
    }
}
