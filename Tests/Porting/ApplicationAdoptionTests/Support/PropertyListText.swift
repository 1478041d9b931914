@testable import ApplicationAdoption

/// Writes property lists as Xcode does.
struct PropertyListText {
    private(set) var text = ""
    private var depth = 0

    init(_ value: PropertyListValue) {
        text = "// !$*UTF8*$!\n"
        write(value)
        text += "\n"
    }

    private mutating func write(_ value: PropertyListValue) {
        switch value.content {
        case .string(let string): text += Self.quoted(string)
        case .data(let bytes):
            text += "<\(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())>"
        case .array(let values):
            block("(", ")") { writer in
                for value in values {
                    writer.line { $0.write(value) }
                    writer.text += ","
                }
            }
        case .dictionary(let dictionary):
            block("{", "}") { writer in
                for entry in dictionary.entries {
                    writer.line { $0.text += "\(Self.quoted(entry.key)) = " }
                    writer.write(entry.value)
                    writer.text += ";"
                }
            }
        }
    }

    private mutating func block(_ opening: String, _ closing: String, _ content: (inout Self) -> Void) {
        text += opening
        depth += 1
        content(&self)
        depth -= 1
        line { $0.text += closing }
    }

    private mutating func line(_ content: (inout Self) -> Void) {
        text += "\n" + String(repeating: "\t", count: depth)
        content(&self)
    }

    /// Xcode leaves the quotation marks out around letters, digits and a few signs.
    static func quoted(_ string: String) -> String {
        let isPlain = string.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./$".contains($0)) }
        guard !isPlain || string.isEmpty || string.contains("//") else { return string }
        let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self.init(content: .string(value)) }
    /// An array.
    public init(arrayLiteral elements: PropertyListValue...) { self.init(content: .array(elements)) }
    /// A dictionary.
    public init(dictionaryLiteral elements: (String, PropertyListValue)...) { self.init(elements) }

    init(_ elements: [(String, PropertyListValue)]) {
        var dictionary = PropertyListDictionary()
        for (key, value) in elements { dictionary.add(key, value, line: nil) }
        self.init(content: .dictionary(dictionary))
    }

    /// The value without lines, to compare.
    var unplaced: PropertyListValue {
        switch content {
        case .string, .data: PropertyListValue(content: content)
        case .array(let values): PropertyListValue(content: .array(values.map(\.unplaced)))
        case .dictionary(let dictionary):
            PropertyListValue(dictionary.entries.map { ($0.key, $0.value.unplaced) })
        }
    }
}
