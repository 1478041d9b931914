import XCUIAutomation

/// A condition on an element as key, comparison and value; its raw value is its text as a format of NSPredicate.
public enum PredicateRawValue: RawRepresentable, Equatable, Sendable {
    /// A state is compared.
    case bool(key: PredicateKey.bool, comparison: Comparison, value: Bool)
    /// A text is compared.
    case string(key: PredicateKey.string, comparison: Comparison, value: String)
    /// The type is equal.
    case type(value: XCUIElement.ElementType)
    /// A format of NSPredicate.
    case custom(regular: String)

    /// Makes a condition of a format, which is not parsed: ``custom(regular:)``.
    public init?(rawValue: String) {
        self = .custom(regular: rawValue)
    }

    /// The condition as a format of NSPredicate.
    public var rawValue: String { regularString }

    /// The condition as a format of NSPredicate: `label BEGINSWITH 'abc'`.
    ///
    /// Quotation marks, backslashes and line breaks in a text are escaped, so they can stand in it.
    public var regularString: String {
        switch self {
        case .bool(let key, let comparison, let value): "\(key.rawValue) \(comparison.rawValue) \(value)"
        case .string(let key, let comparison, let value):
            "\(key.rawValue) \(comparison.rawValue) \(value.formatLiteral)"
        case .type(let value): "\(PredicateKey.type.elementType.rawValue) = \(value.rawValue)"
        case .custom(let regular): regular
        }
    }

    /// The condition for queries and waits; a format that cannot be read is a failure, and holds for nothing.
    public var toPredicate: NSPredicate { NSPredicate(elementFormat: regularString) }

    /// Whether two conditions have the same text.
    public static func == (one: Self, other: Self) -> Bool { one.regularString == other.regularString }
}

extension String {
    fileprivate var formatLiteral: String {
        var literal = "'"
        for scalar in unicodeScalars {
            switch scalar {
            case "'", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "'"
    }
}
