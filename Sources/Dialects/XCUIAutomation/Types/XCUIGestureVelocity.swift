/// How fast a finger moves, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// The velocity, in points per second.
    public let rawValue: CGFloat

    /// Makes a velocity, in points per second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a velocity, in points per second.
    public init(_ value: CGFloat) { rawValue = value }

    /// Makes a velocity of a literal, in points per second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

    /// Makes a velocity of a literal, in points per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// That of a drag which lets content coast by some 200 points; for swipes, their own.
    public static let `default` = Self(rawValue: 400)
    /// Slow: content coasts by some 100 points.
    public static let slow = Self(rawValue: 200)
    /// Fast: content coasts by some 1,000 points.
    public static let fast = Self(rawValue: 2000)

    static let swipe = Self(rawValue: 1000)
}
