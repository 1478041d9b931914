/// How important a constraint is, from just above 0 to 1000, which is required.
///
/// ```swift
/// let width = label.widthAnchor.constraint(equalToConstant: 200)
/// width.priority = .defaultHigh - 1
/// ```
public struct UILayoutPriority: Hashable, Comparable, RawRepresentable, Sendable {
    /// The number.
    public var rawValue: Float

    /// Makes a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The constraint must hold.
    public static let required = Self(rawValue: 1000)
    /// How strongly a button resists being compressed.
    public static let defaultHigh = Self(rawValue: 750)
    /// A drag that may resize the scene.
    public static let dragThatCanResizeScene = Self(rawValue: 510)
    /// The scene keeps its size.
    public static let sceneSizeStayPut = Self(rawValue: 500)
    /// A drag that may not resize the scene.
    public static let dragThatCannotResizeScene = Self(rawValue: 490)
    /// How strongly a button hugs its content horizontally.
    public static let defaultLow = Self(rawValue: 250)
    /// How strongly ``UIView/systemLayoutSizeFitting(_:)`` keeps to its target size.
    public static let fittingSizeLevel = Self(rawValue: 50)

    /// Returns the priority that is higher by a number.
    public static func + (priority: Self, number: Float) -> Self {
        Self(rawValue: priority.rawValue + number)
    }

    /// Returns the priority that is lower by a number.
    public static func - (priority: Self, number: Float) -> Self {
        Self(rawValue: priority.rawValue - number)
    }

    /// Raises the priority by a number.
    public static func += (priority: inout Self, number: Float) { priority.rawValue += number }

    /// Lowers the priority by a number.
    public static func -= (priority: inout Self, number: Float) { priority.rawValue -= number }

    /// Whether a priority is lower than another.
    public static func < (priority: Self, other: Self) -> Bool { priority.rawValue < other.rawValue }

    var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}
