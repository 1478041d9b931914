import Foundation
import HeadlessUIKit

/// The keys of values that are not objects: rectangles and their parts, texts and numbers.
@MainActor
enum ValueKeys {
    static func read(_ name: String, of value: FormatValue) throws(FormatProblem) -> FormatValue {
        switch value {
        case .null: return .null
        case .text(let text): return try pick(name, from: textKeys, of: text, "a text")
        case .other(let other as CGRect): return try pick(name, from: rectKeys, of: other, "CGRect")
        case .other(let other as CGSize): return try pick(name, from: sizeKeys, of: other, "CGSize")
        case .other(let other as CGPoint): return try pick(name, from: pointKeys, of: other, "CGPoint")
        case .other(let other as CGAffineTransform):
            return try pick(name, from: transformKeys, of: other, "CGAffineTransform")
        case .other(let other): throw .unknownKey(name, owner: "\(type(of: other))", keys: [])
        default:
            if let number = value.number { return try pick(name, from: numberKeys, of: number, "a number") }
            throw .unsuitable("\(value.inWords) has no keys, and so no \(name.quoted)")
        }
    }

    /// The names of all keys of such values.
    static let names = Set(
        Array(textKeys.keys) + numberKeys.keys + rectKeys.keys + sizeKeys.keys + pointKeys.keys
            + transformKeys.keys
    ).sorted()

    private static func pick<Value>(
        _ name: String, from keys: [String: @MainActor (Value) -> FormatValue], of value: Value,
        _ owner: String
    ) throws(FormatProblem) -> FormatValue {
        if let read = keys[name] { return read(value) }
        throw .unknownKey(name, owner: owner, keys: Array(keys.keys))
    }

    private static let textKeys: [String: @MainActor (String) -> FormatValue] = [
        "length": { .integer($0.utf16.count) },
        "count": { .integer($0.count) },
        "isEmpty": { .bool($0.isEmpty) },
        "uppercaseString": { .text($0.uppercased()) },
        "lowercaseString": { .text($0.lowercased()) },
        "capitalizedString": { .text($0.capitalized) },
        "integerValue": { .integer(($0 as NSString).integerValue) },
        "doubleValue": { .real(($0 as NSString).doubleValue) },
        "boolValue": { .bool(($0 as NSString).boolValue) },
    ]

    private static let numberKeys: [String: @MainActor (FormatNumber) -> FormatValue] = [
        "integerValue": { .integer($0.whole ?? Int(exactly: $0.real.rounded(.towardZero)) ?? 0) },
        "doubleValue": { .real($0.real) },
        "boolValue": { .bool($0.real != 0) },
        "stringValue": { .text($0.text) },
    ]

    private static let rectKeys: [String: @MainActor (CGRect) -> FormatValue] = [
        "origin": { .other($0.origin) },
        "size": { .other($0.size) },
        "width": { .real(Double($0.width)) },
        "height": { .real(Double($0.height)) },
        "minX": { .real(Double($0.minX)) },
        "midX": { .real(Double($0.midX)) },
        "maxX": { .real(Double($0.maxX)) },
        "minY": { .real(Double($0.minY)) },
        "midY": { .real(Double($0.midY)) },
        "maxY": { .real(Double($0.maxY)) },
        "isEmpty": { .bool($0.isEmpty) },
    ]

    private static let sizeKeys: [String: @MainActor (CGSize) -> FormatValue] = [
        "width": { .real(Double($0.width)) },
        "height": { .real(Double($0.height)) },
    ]

    private static let pointKeys: [String: @MainActor (CGPoint) -> FormatValue] = [
        "x": { .real(Double($0.x)) },
        "y": { .real(Double($0.y)) },
    ]

    private static let transformKeys: [String: @MainActor (CGAffineTransform) -> FormatValue] = [
        "a": { .real(Double($0.a)) },
        "b": { .real(Double($0.b)) },
        "c": { .real(Double($0.c)) },
        "d": { .real(Double($0.d)) },
        "tx": { .real(Double($0.tx)) },
        "ty": { .real(Double($0.ty)) },
        "isIdentity": { .bool($0.isIdentity) },
    ]
}

extension FormatNumber {
    /// The number in digits, with a point only if it has a fraction.
    fileprivate var text: String {
        switch self {
        case .integer(let value): "\(value)"
        case .real(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
        }
    }
}
