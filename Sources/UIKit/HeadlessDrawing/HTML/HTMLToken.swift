/// A piece of HTML.
enum HTMLToken {
    case text(String)
    case start(tag: String, attributes: [String: String])
    case end(tag: String)
}

/// Splits HTML into tags and text, as browsers do with whatever they get: nothing is an error.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var index = 0

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    /// The next piece; `nil` at the end.
    ///
    /// - Complexity: O(*n*) in the bytes of the piece.
    mutating func next() -> HTMLToken? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return text() }
            switch bytes[index + 1] {
            case let byte where byte.isLetter:
                if let tag = startTag() { return tag }
            case UInt8(ascii: "/"):
                guard index + 2 < bytes.count else { return text() }
                guard bytes[index + 2].isLetter else {
                    skip(past: [UInt8(ascii: ">")])
                    continue
                }
                index += 2
                let tag = name()
                skip(past: [UInt8(ascii: ">")])
                return .end(tag: tag)
            case UInt8(ascii: "!"):
                let isComment = bytes[index...].starts(with: Array("<!--".utf8))
                if isComment { index += 2 }
                skip(past: isComment ? Array("-->".utf8) : [UInt8(ascii: ">")])
            case UInt8(ascii: "?"): skip(past: [UInt8(ascii: ">")])
            default: return text()
            }
        }
        return nil
    }

    /// The text up to the end tag of an element whose content is not HTML, such as a style sheet.
    mutating func rawText(until tag: String) -> String {
        let start = index
        let name = Array(tag.utf8)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "/"),
                bytes[(index + 2)...].prefix(name.count).map(\.lowercased) == name
            {
                break
            }
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skip(past end: [UInt8]) {
        while index < bytes.count {
            if bytes[index] == end[0], bytes[index...].starts(with: end) {
                index += end.count
                return
            }
            index += 1
        }
    }

    /// The text up to what may be a tag; at least one byte.
    private mutating func text() -> HTMLToken {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return .text(HTMLEntities.decoded(bytes[start..<index]))
    }

    private mutating func name() -> String {
        let start = index
        while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: ">"),
            bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: "=")
        {
            index += 1
        }
        return String(decoding: bytes[start..<index].map(\.lowercased), as: UTF8.self)
    }

    /// The tag; `nil` if the text ends inside of it.
    private mutating func startTag() -> HTMLToken? {
        index += 1
        let tag = name()
        var attributes: [String: String] = [:]
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") {
                index += 1
                return .start(tag: tag, attributes: attributes)
            }
            guard !byte.isSpace, byte != UInt8(ascii: "/"), byte != UInt8(ascii: "=") else {
                index += 1
                continue
            }
            let key = name()
            let value = value()
            if attributes[key] == nil { attributes[key] = value }
        }
        return nil
    }

    private mutating func value() -> String {
        var next = index
        while next < bytes.count, bytes[next].isSpace { next += 1 }
        guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return "" }
        index = next + 1
        while index < bytes.count, bytes[index].isSpace { index += 1 }
        guard index < bytes.count else { return "" }
        let quote = bytes[index]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { index += 1 }
        let start = index
        while index < bytes.count,
            isQuoted ? bytes[index] != quote : !bytes[index].isSpace && bytes[index] != UInt8(ascii: ">")
        {
            index += 1
        }
        let value = HTMLEntities.decoded(bytes[start..<index])
        if isQuoted, index < bytes.count { index += 1 }
        return value
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 32 : self }
}
