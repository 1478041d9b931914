import Foundation

/// Reads values of a type that is known when the program runs from text.
enum TextReading {
    /// What a type's values are.
    enum Kind {
        case wholeNumber
        case number
        case truth
        case text
    }

    static func kind(of type: any Any.Type) -> Kind? {
        switch type {
        case is String.Type, is Substring.Type, is URL.Type: .text
        case is Decimal.Type: .number
        case is Bool.Type: .truth
        case is any BinaryInteger.Type: .wholeNumber
        case is any BinaryFloatingPoint.Type: .number
        case let type as any ReadableOptional.Type: kind(of: type.wrapped)
        case let type as any RawRepresentable.Type: kind(ofRaw: type)
        case is any LosslessStringConvertible.Type: .text
        default: nil
        }
    }

    static func unwrapped(_ type: any Any.Type) -> (any Any.Type)? {
        (type as? any ReadableOptional.Type)?.wrapped
    }

    static func value(of text: String, as type: any Any.Type) -> Any? {
        switch type {
        case is String.Type: text
        case is Substring.Type: text[...]
        case is URL.Type: URL(string: text)
        case is Decimal.Type: text.isDecimalNumber ? Decimal(string: text) : nil
        case is CGFloat.Type: Double(text).map { CGFloat($0) }
        case let type as any ReadableOptional.Type: value(of: text, as: type.wrapped)
        case let type as any LosslessStringConvertible.Type: type.init(text)
        case let type as any RawRepresentable.Type: value(of: text, asRaw: type)
        default: nil
        }
    }

    private static func kind<Value: RawRepresentable>(ofRaw type: Value.Type) -> Kind? {
        kind(of: Value.RawValue.self)
    }

    private static func value<Value: RawRepresentable>(of text: String, asRaw type: Value.Type) -> Any? {
        (value(of: text, as: Value.RawValue.self) as? Value.RawValue).flatMap(Value.init)
    }
}

/// An optional, whose wrapped type is known when the program runs.
private protocol ReadableOptional {
    static var wrapped: any Any.Type { get }
}

extension Optional: ReadableOptional {
    fileprivate static var wrapped: any Any.Type { Wrapped.self }
}

extension String {
    /// Whether all of the text is a number; a decimal would be read from its beginning alone.
    fileprivate var isDecimalNumber: Bool {
        wholeMatch(of: /[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?/) != nil
    }
}
