/// A value of a property list, with the line that it begins in.
struct PropertyListValue: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case string(String)
        case data([UInt8])
        case array([PropertyListValue])
        case dictionary(PropertyListDictionary)
    }

    var content: Content
    /// From 1; `nil` where the form of the file does not tell.
    var line: Int?

    var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    var array: [PropertyListValue]? {
        if case .array(let values) = content { values } else { nil }
    }

    var dictionary: PropertyListDictionary? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }

    /// The texts of an array, or a text alone.
    var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }
}
