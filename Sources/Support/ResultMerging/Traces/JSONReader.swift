import JSONWriting

/// Reads a value of JSON whose objects keep the order of their members, and whose numbers keep their digits.
struct JSONReader {
    /// Where a text is not JSON.
    struct Mistake: Error, Hashable, CustomStringConvertible {
        let byte: Int
        let reason: String

        var description: String { "byte \(byte) of it: \(reason)" }
    }

    private static let depthLimit = 200

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ bytes: some Sequence<UInt8>) throws(Mistake) -> JSON {
        var reader = JSONReader(Array(bytes))
        let value = try reader.value()
        guard reader.next() == nil else { throw reader.mistake("it does not end with its value") }
        return value
    }

    private func mistake(_ reason: String) -> Mistake { Mistake(byte: index, reason: reason) }

    /// The next byte that is no whitespace; it is not read yet.
    private mutating func next() -> UInt8? {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func value() throws(Mistake) -> JSON {
        switch next() {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw mistake("it is cut off")
        default: return try number()
        }
    }

    private mutating func word(_ text: String, _ value: JSON) throws(Mistake) -> JSON {
        guard bytes[index...].starts(with: text.utf8) else { throw mistake("no value begins like this") }
        index += text.utf8.count
        return value
    }

    // MARK: Lists

    private mutating func object() throws(Mistake) -> JSON {
        var members: [JSON.Member] = []
        try list(to: "}") { (reader) throws(Mistake) in
            guard reader.next() == UInt8(ascii: "\"") else { throw reader.mistake("a name is missing") }
            let name = try reader.string()
            guard reader.next() == UInt8(ascii: ":") else { throw reader.mistake("a colon is missing") }
            reader.index += 1
            members.append(JSON.Member(name: name, value: try reader.value()))
        }
        return .object(members)
    }

    private mutating func array() throws(Mistake) -> JSON {
        var values: [JSON] = []
        try list(to: "]") { (reader) throws(Mistake) in values.append(try reader.value()) }
        return .array(values)
    }

    /// Reads elements with commas between them, from the bracket that opens to the one that closes.
    private mutating func list(
        to end: Unicode.Scalar, _ element: (inout JSONReader) throws(Mistake) -> Void
    ) throws(Mistake) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw mistake("it nests too deep") }
        let end = UInt8(ascii: end)
        index += 1
        if next() == end {
            index += 1
            return
        }
        while true {
            try element(&self)
            switch next() {
            case UInt8(ascii: ","): index += 1
            case end:
                index += 1
                return
            case nil: throw mistake("it is cut off")
            default: throw mistake("a comma is missing")
            }
        }
    }

    // MARK: Strings and numbers

    private mutating func string() throws(Mistake) -> String {
        index += 1
        var text: [UInt8] = []
        var start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                text += bytes[start..<index]
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[start..<index]
                index += 1
                text += Character(try escaped()).utf8
                start = index
            default: index += 1
            }
        }
        throw mistake("it is cut off")
    }

    private mutating func escaped() throws(Mistake) -> Unicode.Scalar {
        guard index < bytes.count else { throw mistake("it is cut off") }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"): return try scalar()
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        default: throw mistake("no escape reads like this")
        }
    }

    /// The scalar of four hexadecimal digits, or of twice four if they are the first half of a pair.
    private mutating func scalar() throws(Mistake) -> Unicode.Scalar {
        let unit = try hexadecimal()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard bytes[index...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
        index += 2
        let second = try hexadecimal()
        guard (0xD800..<0xDC00).contains(unit), (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func hexadecimal() throws(Mistake) -> UInt32 {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw mistake("no escape reads like this")
        }
        index += 4
        return unit
    }

    private mutating func number() throws(Mistake) -> JSON {
        let digits = bytes[index...].prefix { "+-0123456789.eE".utf8.contains($0) }
        let text = String(decoding: digits, as: UTF8.self)
        guard !digits.isEmpty, Double(text) != nil else { throw mistake("no value begins like this") }
        index += digits.count
        return Int64(text).map { .integer($0) } ?? .decimal(text)
    }
}

extension JSON {
    /// The value of an object's member; `nil` if there is none.
    subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The values of an array; of all else none.
    var values: [JSON] { if case .array(let values) = self { values } else { [] } }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    var whole: Int? { if case .integer(let number) = self { Int(exactly: number) } else { nil } }

    /// The object with another value of a member, at its place, or else at the end; without the member for `nil`.
    func with(_ name: String, _ value: JSON?) -> JSON {
        guard case .object(var members) = self else { return self }
        let index = members.firstIndex { $0.name == name }
        switch (index, value) {
        case (let index?, let value?): members[index] = Member(name: name, value: value)
        case (let index?, nil): members.remove(at: index)
        case (nil, let value?): members.append(Member(name: name, value: value))
        case (nil, nil): break
        }
        return .object(members)
    }
}
