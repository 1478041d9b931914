/// What the text of a hierarchy says of each view besides what it is, where it is, and what is unusual about it.
///
/// ```swift
/// print(window.hierarchyText(showing: .accessibility))
/// ```
public struct HierarchyDetails: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of details of its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Whether assistive technology sees the view as an element, and with which traits; what is set of a label or
    /// a hint.
    public static let accessibility = HierarchyDetails(rawValue: 1 << 0)

    /// Why a touch would not reach the view, unless a line above says so already.
    ///
    /// It is worked out for the first 1,000 views at most, and for fewer where the views times those in the tree
    /// come to more than two millions; the text says so.
    public static let hittability = HierarchyDetails(rawValue: 1 << 1)

    /// All of them.
    public static let all: HierarchyDetails = [.accessibility, .hittability]
}
