import Foundation

/// A property list: what defaults and the keychain can store.
package indirect enum PropertyListValue: Hashable, Sendable {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case url(URL)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// How deeply arrays and dictionaries may be nested.
    private static let depthLimit = 100

    /// Makes a value from an object; `nil` if it is not a property list.
    package init?(_ value: Any) {
        self.init(value, depth: 0)
    }

    private init?(_ value: Any, depth: Int) {
        guard depth < Self.depthLimit else { return nil }
        switch value {
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as NSNumber: self = Self(value)
        case let value as [Any]:
            var items: [PropertyListValue] = []
            for element in value {
                guard let item = PropertyListValue(element, depth: depth + 1) else { return nil }
                items.append(item)
            }
            self = .array(items)
        case let value as [String: Any]:
            var items: [String: PropertyListValue] = [:]
            for (key, element) in value {
                guard let item = PropertyListValue(element, depth: depth + 1) else { return nil }
                items[key] = item
            }
            self = .dictionary(items)
        default: return nil
        }
    }

    private init(_ number: NSNumber) {
        if let bool = number as Any as? Bool, String(cString: number.objCType) == "c" {
            self = .bool(bool)
        } else if let integer = Int(exactly: number) {
            let isReal = ["d", "f"].contains(String(cString: number.objCType))
            self = isReal ? .real(number.doubleValue) : .integer(integer)
        } else {
            self = .real(number.doubleValue)
        }
    }

    /// The value as view code reads it; numbers as `NSNumber`, which casts to any number type.
    package var object: Any {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .url(let value): Data(value.absoluteString.utf8)
        case .array(let values): values.map(\.object)
        case .dictionary(let values): values.mapValues(\.object)
        }
    }

    // MARK: As one kind

    /// As `UserDefaults` documents: numbers, and strings such as `YES` and `12`.
    var asBool: Bool {
        switch self {
        case .bool(let value): value
        case .integer(let value): value != 0
        case .real(let value): value != 0
        case .string(let value): NSString(string: value).boolValue
        default: false
        }
    }

    var asInteger: Int {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): value
        case .real(let value):
            value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        case .string(let value): NSString(string: value).integerValue
        default: 0
        }
    }

    var asDouble: Double {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(value)
        case .real(let value): value
        case .string(let value): NSString(string: value).doubleValue
        default: 0
        }
    }

    var asString: String? {
        switch self {
        case .string(let value): value
        case .bool(let value): value ? "1" : "0"
        case .integer(let value): "\(value)"
        case .real(let value): NSNumber(value: value).stringValue
        default: nil
        }
    }

    /// URLs, and strings as file paths.
    var asURL: URL? {
        switch self {
        case .url(let value): value
        case .string(let value): URL(fileURLWithPath: NSString(string: value).expandingTildeInPath)
        default: nil
        }
    }
}
