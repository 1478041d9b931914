/// What the text of a view hierarchy says of each view, besides its class, name, frame and unusual state.
///
/// ```swift
/// print(window.hierarchyText(showing: .accessibility))
/// ```
public struct HierarchyDetails: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of details of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether the view is an accessibility element, and with which traits; its accessibility label and hint.
    public static let accessibility = Self(rawValue: 1 << 0)

    /// Why a touch would not reach the view, unless a line above says so already.
    ///
    /// It is computed for the first 1,000 views at most, and for fewer if these times the views in the tree would be more
    /// than two million; the text says so.
    public static let hittability = Self(rawValue: 1 << 1)

    /// All of them.
    public static let all: Self = [.accessibility, .hittability]
}
