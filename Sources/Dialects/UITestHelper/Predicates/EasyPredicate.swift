import XCUIAutomation

/// A condition on an element, for queries, waits and assertions.
///
/// ```swift
/// app.buttons.element(predicates: [.isEnabled(true), .label(.beginsWith, "Log")]).tap()
/// ```
public enum EasyPredicate: RawRepresentable, Equatable, Sendable {
    /// Whether the element exists.
    case exists(_ exists: Bool)
    /// Whether it is enabled.
    case isEnabled(_ isEnabled: Bool)
    /// Whether a touch in its middle would meet it.
    case isHittable(_ isHittable: Bool)
    /// Whether it is selected.
    case isSelected(_ isSelected: Bool)
    /// Its label, compared with a text.
    case label(_ comparison: Comparison, _ value: String)
    /// Its accessibility identifier.
    case identifier(_ identifier: String)
    /// Its type.
    case type(_ type: XCUIElement.ElementType)
    /// A format of NSPredicate.
    case other(_ regular: String)

    /// Makes the predicate of a condition; one that has no case of its own is ``other(_:)``.
    public init?(rawValue: PredicateRawValue) {
        switch rawValue {
        case .bool(let key, .equals, let value): self.init(key, value)
        case .bool(let key, .notEqual, let value): self.init(key, !value)
        case .string(.label, let comparison, let value): self = .label(comparison, value)
        case .string(.identifier, .equals, let value): self = .identifier(value)
        case .type(let value): self = .type(value)
        case .custom(let regular): self = .other(regular)
        case .bool, .string: self = .other(rawValue.regularString)
        }
    }

    private init(_ key: PredicateKey.bool, _ value: Bool) {
        switch key {
        case .exists: self = .exists(value)
        case .isEnabled: self = .isEnabled(value)
        case .isHittable: self = .isHittable(value)
        case .isSelected: self = .isSelected(value)
        }
    }

    /// The condition as key, comparison and value.
    public var rawValue: PredicateRawValue {
        switch self {
        case .exists(let value): .bool(key: .exists, comparison: .equals, value: value)
        case .isEnabled(let value): .bool(key: .isEnabled, comparison: .equals, value: value)
        case .isHittable(let value): .bool(key: .isHittable, comparison: .equals, value: value)
        case .isSelected(let value): .bool(key: .isSelected, comparison: .equals, value: value)
        case .label(let comparison, let value): .string(key: .label, comparison: comparison, value: value)
        case .identifier(let value): .string(key: .identifier, comparison: .equals, value: value)
        case .type(let value): .type(value: value)
        case .other(let regular): .custom(regular: regular)
        }
    }

    /// The condition as a format of NSPredicate, with its texts quoted.
    public var regularString: String { rawValue.regularString }

    /// The condition for queries and waits; a format that cannot be read is a failure, and holds for nothing.
    public var toPredicate: NSPredicate { rawValue.toPredicate }

    /// Whether two predicates have the same text.
    public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }
}
