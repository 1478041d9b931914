/// A value of JSON whose objects keep the order of their members.
package enum JSON: Hashable, Sendable {
    case null
    case string(String)
    case integer(Int64)
    /// A number that is not whole, as its digits.
    case decimal(String)
    case bool(Bool)
    case array([JSON])
    case object([Member])

    /// A member of an object.
    package struct Member: Hashable, Sendable {
        package let name: String
        package let value: JSON

        package init(name: String, value: JSON) {
            (self.name, self.value) = (name, value)
        }
    }

    /// An object of the members that have a value, in order.
    package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .members(members.map { ($0.key, $0.value) })
    }

    package static func members(_ members: [(String, JSON?)]) -> JSON {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }

    /// An object of members that all have a value, in order.
    package static func object(_ members: [(String, JSON)]) -> JSON {
        .object(members.map { Member(name: $0.0, value: $0.1) })
    }

    package static func integer(_ value: Int) -> JSON { .integer(Int64(value)) }

    package static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }
}

extension JSON {
    package var line: String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// The value in one line that may stand in a script of an HTML page: no text in it ends the script.
    package var lineForScript: String {
        // Outside of strings, JSON has none of these characters.
        var bytes: [UInt8] = []
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "<"): bytes += "\\u003c".utf8
            case UInt8(ascii: ">"): bytes += "\\u003e".utf8
            case UInt8(ascii: "&"): bytes += "\\u0026".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value in several lines, indented by two spaces; empty arrays and objects take one.
    package var lines: String {
        var text = ""
        write(to: &text, indentation: "")
        return text
    }

    private func write(to text: inout String, indentation: String?) {
        switch self {
        case .null: text += "null"
        case .string(let value): Self.write(value, to: &text)
        case .integer(let value): text += String(value)
        case .decimal(let digits): text += digits
        case .bool(let value): text += value ? "true" : "false"
        case .array(let values):
            Self.write(values, between: "[", and: "]", to: &text, indentation) { value, inner, text in
                value.write(to: &text, indentation: inner)
            }
        case .object(let members):
            Self.write(members, between: "{", and: "}", to: &text, indentation) { member, inner, text in
                Self.write(member.name, to: &text)
                text += inner == nil ? ":" : ": "
                member.value.write(to: &text, indentation: inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], between start: String, and end: String, to text: inout String,
        _ indentation: String?, _ write: (Element, String?, inout String) -> Void
    ) {
        let inner = elements.isEmpty ? nil : indentation.map { $0 + "  " }
        text += start
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + inner }
            write(element, inner, &text)
        }
        if inner != nil, let indentation { text += "\n" + indentation }
        text += end
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        if isPlain(string) { text += string } else { escape(string, to: &text) }
        text += "\""
    }

    /// Whether nothing needs an escape, as in most texts. Without optimization, this is many times as fast as to write each
    /// character.
    private static func isPlain(_ string: String) -> Bool {
        var string = string
        return string.withUTF8 { bytes in
            for byte in bytes {
                let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
                if isQuote || byte < 0x20 || byte >= 0x7F { return false }
            }
            return true
        }
    }

    private static func escape(_ string: String, to text: inout String) {
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // The last two are valid in JSON, but end a line for some readers.
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
