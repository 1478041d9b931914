import Foundation

/// Converts the values of runtime attributes, whose numbers have no type, as key-value coding does.
enum InspectableValue {
    static func convert<Value>(_ value: Any) -> Value? {
        if let value = value as? Value { return value }
        guard let number = number(value) else { return nil }
        return switch Value.self {
        case is CGFloat.Type: CGFloat(number) as? Value
        case is Double.Type: number as? Value
        case is Float.Type: Float(number) as? Value
        case is Bool.Type: (number != 0) as? Value
        case is NSNumber.Type: NSNumber(value: number) as? Value
        default: (Value.self as? any FixedWidthInteger.Type).flatMap { integer($0, number) as? Value }
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let isOn as Bool: isOn ? 1 : 0
        case let text as String: Double(text)
        default: nil
        }
    }

    /// Without its fraction, as key-value coding converts a number.
    private static func integer<Integer: FixedWidthInteger>(_ type: Integer.Type, _ number: Double) -> Any? {
        Integer(exactly: number.rounded(.towardZero))
    }
}
