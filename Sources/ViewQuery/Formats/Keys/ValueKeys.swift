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

    private typealias Keys<Value> = [String: @MainActor (Value) -> any FormatReadable]

    private static func pick<Value>(
        _ name: String, from keys: Keys<Value>, of value: Value, _ owner: String
    ) throws(FormatProblem) -> FormatValue {
        if let read = keys[name] { return read(value).formatValue }
        throw .unknownKey(name, owner: owner, keys: Array(keys.keys))
    }

    private static let textKeys: Keys<String> = [
        "length": { $0.utf16.count }, "count": { $0.count }, "isEmpty": { $0.isEmpty },
        "uppercaseString": { $0.uppercased() }, "lowercaseString": { $0.lowercased() },
        "capitalizedString": { $0.capitalized },
        "integerValue": { ($0 as NSString).integerValue }, "doubleValue": { ($0 as NSString).doubleValue },
        "boolValue": { ($0 as NSString).boolValue },
    ]

    private static let numberKeys: Keys<FormatNumber> = [
        "integerValue": { $0.whole ?? Int(exactly: $0.real.rounded(.towardZero)) ?? 0 },
        "doubleValue": { $0.real }, "boolValue": { $0.real != 0 }, "stringValue": { $0.text },
    ]

    private static let rectKeys: Keys<CGRect> = [
        "origin": { $0.origin }, "size": { $0.size }, "isEmpty": { $0.isEmpty },
        "width": { $0.width }, "minX": { $0.minX }, "midX": { $0.midX }, "maxX": { $0.maxX },
        "height": { $0.height }, "minY": { $0.minY }, "midY": { $0.midY }, "maxY": { $0.maxY },
    ]

    private static let sizeKeys: Keys<CGSize> = ["width": { $0.width }, "height": { $0.height }]

    private static let pointKeys: Keys<CGPoint> = ["x": { $0.x }, "y": { $0.y }]

    private static let transformKeys: Keys<CGAffineTransform> = [
        "a": { $0.a }, "b": { $0.b }, "c": { $0.c }, "d": { $0.d }, "tx": { $0.tx }, "ty": { $0.ty },
        "isIdentity": { $0.isIdentity },
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
