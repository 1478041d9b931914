import Foundation
import HeadlessUIKitCore

/// A type that key-value coding makes of what a runtime attribute holds.
protocol RuntimeValue {
    /// The value; `nil` if it cannot be one.
    static func of(_ value: Any?) -> Self?
}

// As key-value coding does: numbers, Booleans and texts are converted to each other.
extension RuntimeValue where Self == Double {
    fileprivate static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let isOn as Bool: isOn ? 1 : 0
        case let text as String: Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }
}

extension Double: RuntimeValue {
    static func of(_ value: Any?) -> Double? { number(value) }
}

extension CGFloat: RuntimeValue {
    static func of(_ value: Any?) -> CGFloat? { Double.number(value).map { CGFloat($0) } }
}

extension Float: RuntimeValue {
    static func of(_ value: Any?) -> Float? { Double.number(value).map { Float($0) } }
}

extension Int: RuntimeValue {
    static func of(_ value: Any?) -> Int? {
        Double.number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
}

extension Bool: RuntimeValue {
    static func of(_ value: Any?) -> Bool? {
        if let text = value as? String { return (text as NSString).boolValue }
        return Double.number(value).map { $0 != 0 }
    }
}

extension String: RuntimeValue {
    static func of(_ value: Any?) -> String? { value as? String }
}

extension CGPoint: RuntimeValue {
    static func of(_ value: Any?) -> CGPoint? { value as? CGPoint }
}

extension CGSize: RuntimeValue {
    static func of(_ value: Any?) -> CGSize? { value as? CGSize }
}

extension CGRect: RuntimeValue {
    static func of(_ value: Any?) -> CGRect? { value as? CGRect }
}

extension NSRange: RuntimeValue {
    static func of(_ value: Any?) -> NSRange? { value as? NSRange }
}

extension UIColor: RuntimeValue {
    static func of(_ value: Any?) -> Self? { value as? Self }
}

extension UIImage: RuntimeValue {
    static func of(_ value: Any?) -> Self? { value as? Self }
}

extension Optional: RuntimeValue where Wrapped: RuntimeValue {
    static func of(_ value: Any?) -> Wrapped?? {
        guard value != nil else { return .some(.none) }
        return Wrapped.of(value).map { .some($0) }
    }
}
