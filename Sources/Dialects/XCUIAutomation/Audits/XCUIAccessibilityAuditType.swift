/// The kinds of issues that an accessibility audit looks for, with Apple's raw values.
///
/// Those for macOS alone, `action` and `parentChild`, are left out.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes a set of kinds from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text whose colour is too close to its background's.
    public static let contrast = Self(rawValue: 1 << 0)
    /// Controls that assistive technology or a touch cannot reach.
    public static let elementDetection = Self(rawValue: 1 << 1)
    /// Targets of touches that are smaller than 44 by 44 points.
    public static let hitRegion = Self(rawValue: 1 << 2)
    /// Elements without a label, with one that does not tell what they are, or with the identifier of another element.
    public static let sufficientElementDescription = Self(rawValue: 1 << 3)
    /// Text that does not follow the user's text size.
    public static let dynamicType = Self(rawValue: 1 << 16)
    /// Text that is cut off.
    public static let textClipped = Self(rawValue: 1 << 17)
    /// Traits that contradict each other, or the view.
    public static let trait = Self(rawValue: 1 << 18)
    /// All kinds.
    public static let all = Self(rawValue: ~0)
}

extension XCUIAccessibilityAuditType: CustomStringConvertible {
    private static let names: [(type: Self, name: String)] = [
        (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
        (.sufficientElementDescription, "sufficientElementDescription"), (.dynamicType, "dynamicType"),
        (.textClipped, "textClipped"), (.trait, "trait"),
    ]

    /// The names of the kinds: `contrast, trait`.
    public var description: String {
        if self == .all { return "all" }
        return Self.names.filter { contains($0.type) }.map(\.name).joined(separator: ", ")
    }
}
