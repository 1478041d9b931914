/// How a text is compared in an ``EasyPredicate``.
public enum Comparison: RawRepresentable, Hashable, Sendable {
    /// The texts are equal.
    case equals
    /// The texts differ.
    case notEqual
    /// The text begins with another.
    case beginsWith
    /// The text contains another.
    case contains
    /// The text ends with another.
    case endsWith
    /// The text matches a pattern in which `?` stands for one character and `*` for any number.
    case like
    /// The whole text matches a regular expression.
    case matches
    /// Another operator of NSPredicate's format language, such as `CONTAINS[c]`.
    case other(String)

    private static let named: [Comparison] = [
        .equals, .notEqual, .beginsWith, .contains, .endsWith, .like, .matches,
    ]

    /// Makes the comparison of an operator; one that has no case is ``other(_:)``.
    public init(rawValue: String) {
        self = Self.named.first { $0.rawValue == rawValue } ?? .other(rawValue)
    }

    /// The operator in NSPredicate's format language.
    public var rawValue: String {
        switch self {
        case .equals: "="
        case .notEqual: "!="
        case .beginsWith: "BEGINSWITH"
        case .contains: "CONTAINS"
        case .endsWith: "ENDSWITH"
        case .like: "LIKE"
        case .matches: "MATCHES"
        case .other(let text): text
        }
    }

    /// Whether two comparisons have the same operator.
    public static func == (one: Comparison, other: Comparison) -> Bool { one.rawValue == other.rawValue }

    /// Hashes the operator.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
