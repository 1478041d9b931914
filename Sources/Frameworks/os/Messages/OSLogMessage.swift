/// A message of the log: a string literal, whose values have a privacy and a format.
///
/// ```swift
/// logger.debug("\(user, privacy: .private) paid \(price, format: .fixed(precision: 2))")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let interpolation: OSLogInterpolation

    /// Makes a message without values.
    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    /// Makes a message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        interpolation = stringInterpolation
    }

    init(_ interpolation: OSLogInterpolation) {
        self.interpolation = interpolation
    }
}
