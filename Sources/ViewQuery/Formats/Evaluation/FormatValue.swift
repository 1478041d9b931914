import HeadlessUIKit

/// A value in the evaluation of a format.
enum FormatValue {
    case null
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case list([FormatValue])
    case type(Any.Type)
    case object(AnyObject)
    /// Anything else: a rectangle, a date, a struct of the user's.
    case other(Any)

    init(_ literal: FormatLiteral) {
        switch literal {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .real(value)
        case .text(let value): self = .text(value)
        case .list(let values): self = .list(values.map { FormatValue($0) })
        case .type(let type): self = .type(type)
        case .other(let value): self.init(any: value)
        }
    }

    /// The number that the value is; truth is 1.
    var number: FormatNumber? {
        switch self {
        case .bool(let value): .integer(value ? 1 : 0)
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        default: nil
        }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The value for a report, as in `the number 3`.
    var inWords: String {
        switch self {
        case .null: "nil"
        case .bool(let value): value ? "YES" : "NO"
        case .integer(let value): "the number \(value)"
        case .real(let value): "the number \(CGFloat(value).shortText)"
        case .text(let text): "the text \(text.inOneLine.quoted)"
        case .list(let values): "a list of \(values.count.counted("value"))"
        case .type(let type): "the class \(type)"
        case .object(let object): "a \(Swift.type(of: object))"
        case .other(let value): "a \(Swift.type(of: value))"
        }
    }
}

/// A value that a format can take as it is.
protocol FormatReadable {
    var formatValue: FormatValue { get }
}

extension Bool: FormatReadable {
    var formatValue: FormatValue { .bool(self) }
}

extension Int: FormatReadable {
    var formatValue: FormatValue { .integer(self) }
}

extension Double: FormatReadable {
    var formatValue: FormatValue { .real(self) }
}

extension CGFloat: FormatReadable {
    var formatValue: FormatValue { .real(Double(self)) }
}

extension String: FormatReadable {
    var formatValue: FormatValue { .text(self) }
}

extension FormatReadable where Self: AnyObject {
    var formatValue: FormatValue { .object(self) }
}

extension UIResponder: FormatReadable {}
extension UIColor: FormatReadable {}
extension UIFont: FormatReadable {}
extension UIImage: FormatReadable {}

extension FormatReadable {
    /// Without another conversion a value stays as it is.
    var formatValue: FormatValue { .other(self) }
}

extension CGRect: FormatReadable {}
extension CGSize: FormatReadable {}
extension CGPoint: FormatReadable {}
extension CGAffineTransform: FormatReadable {}

extension Optional: FormatReadable where Wrapped: FormatReadable {
    var formatValue: FormatValue { map(\.formatValue) ?? .null }
}

extension Array: FormatReadable where Element: FormatReadable {
    var formatValue: FormatValue { .list(map(\.formatValue)) }
}

extension FormatReadable where Self: OptionSet {
    var formatValue: FormatValue { FormatValue(any: rawValue) }
}

extension UIAccessibilityTraits: FormatReadable {}
extension UIControl.State: FormatReadable {}

extension FormatValue {
    static let depthLimit = 100

    /// The value of something of any type; lists that are nested too deeply are not converted.
    init(any value: Any, depth: Int = 0) {
        if let readable = value as? any FormatReadable {
            self = readable.formatValue
        } else if let optional = value as? any AnyOptional {
            self = optional.wrapped.map { FormatValue(any: $0, depth: depth) } ?? .null
        } else if let number = FormatNumber(any: value) {
            self = number.value
        } else if let text = value as? any StringProtocol {
            self = .text(String(text))
        } else if Swift.type(of: value) is NSString.Type, let text = value as? NSString {
            self = .text(text as String)
        } else if value is NSNull {
            self = .null
        } else if let character = value as? Character {
            self = .text(String(character))
        } else if let type = value as? Any.Type {
            self = .type(type)
        } else if depth < Self.depthLimit, let values = Self.elements(of: value) {
            self = .list(values.map { FormatValue(any: $0, depth: depth + 1) })
        } else if let raw = value as? any RawRepresentable, depth < Self.depthLimit {
            self = FormatValue(any: raw.rawValue, depth: depth + 1)
        } else if Swift.type(of: value) is AnyClass {
            self = .object(value as AnyObject)
        } else {
            self = .other(value)
        }
    }

    /// The elements of an array, or of a set in an order that does not change from run to run.
    static func elements(of value: Any) -> [Any]? {
        if let values = value as? [Any] { return values }
        guard let values = value as? any SetOfSomething else { return nil }
        return values.anyElements.sorted { "\($0)" < "\($1)" }
    }
}

/// An optional whose type is not known.
protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    var wrapped: Any? { map { $0 as Any } }
}

/// A set whose type is not known.
protocol SetOfSomething {
    var anyElements: [Any] { get }
}

extension Set: SetOfSomething {
    var anyElements: [Any] { map { $0 as Any } }
}
