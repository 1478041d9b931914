/// Reads XML as Xcode writes it: UTF-8, elements, attributes, text, comments and CDATA; no document types.
///
/// It works on bytes and keeps the line of each element, which Foundation's parser does not, and needs no library besides.
struct XMLReader {
    /// How deep elements may nest: ten times what any nib has, and little enough to free the tree recursively.
    static let depthLimit = 1_000

    /// An element whose end tag has not come yet.
    private struct OpenElement {
        var name: String
        var attributes: [NibElement.Attribute]
        var children: [NibElement] = []
        var text: [UInt8] = []
        var line: Int

        var closed: NibElement {
            let isBlank = !children.isEmpty && text.allSatisfy(\.isXMLSpace)
            return NibElement(
                name: name, attributes: attributes, children: children,
                text: isBlank ? "" : String(decoding: text, as: UTF8.self), line: line)
        }
    }

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var open: [OpenElement] = []
    private var root: NibElement?

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads a whole file.
    static func root(of bytes: [UInt8]) throws(XMLSyntaxError) -> NibElement {
        var reader = XMLReader(bytes)
        return try reader.read()
    }

    private mutating func read() throws(XMLSyntaxError) -> NibElement {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        guard bytes[position...].contains(where: { !$0.isXMLSpace }) else { throw error(.empty) }
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        if let last = open.last { throw error(.unexpectedEnd(inside: last.name)) }
        guard let root else { throw error(.notText) }
        return root
    }

    private mutating func readMarkup() throws(XMLSyntaxError) {
        if skip("<!--") {
            try readUntil("-->", inside: "comment")
        } else if skip("<![CDATA[") {
            let range = try readUntil("]]>", inside: "CDATA")
            guard !open.isEmpty else { throw error(.notText) }
            open[open.count - 1].text += bytes[range]
        } else if skip("<?") {
            try readUntil("?>", inside: "declaration")
        } else if skip("<!") {
            try readUntil(">", inside: "declaration")
        } else if skip("</") {
            try readEndTag()
        } else {
            position += 1
            try readStartTag()
        }
    }

    // MARK: Tags

    private mutating func readStartTag() throws(XMLSyntaxError) {
        guard root == nil || !open.isEmpty else { throw error(.contentAfterRoot) }
        guard open.count < Self.depthLimit else { throw error(.tooDeep) }
        var element = OpenElement(name: "", attributes: [], line: line)
        element.name = try readName()
        while true {
            skipSpace()
            guard position < bytes.count else { throw error(.unexpectedEnd(inside: element.name)) }
            if skip("/>") {
                close(element)
                return
            }
            if skip(">") {
                open.append(element)
                return
            }
            let attribute = try readAttribute(in: element.name)
            guard !element.attributes.contains(where: { $0.name == attribute.name }) else {
                throw error(.duplicateAttribute(attribute.name))
            }
            element.attributes.append(attribute)
        }
    }

    private mutating func readEndTag() throws(XMLSyntaxError) {
        let name = try readName()
        skipSpace()
        guard skip(">") else { throw error(.unexpectedEnd(inside: name)) }
        guard let element = open.popLast() else { throw error(.endTagWithoutStart(name)) }
        guard element.name == name else { throw error(.wrongEndTag(name, expected: element.name)) }
        close(element)
    }

    private mutating func close(_ element: OpenElement) {
        if open.isEmpty {
            root = element.closed
        } else {
            open[open.count - 1].children.append(element.closed)
        }
    }

    private mutating func readAttribute(in element: String) throws(XMLSyntaxError) -> NibElement.Attribute {
        let name = try readName()
        skipSpace()
        guard skip("=") else { throw error(.missingValue(attribute: name)) }
        skipSpace()
        guard position < bytes.count,
            bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { throw error(.missingValue(attribute: name)) }
        let quote = bytes[position]
        position += 1
        let value = try readCharacters(upTo: quote)
        guard position < bytes.count else { throw error(.unexpectedEnd(inside: element)) }
        position += 1
        return NibElement.Attribute(name: name, value: String(decoding: value, as: UTF8.self))
    }

    private mutating func readName() throws(XMLSyntaxError) -> String {
        let start = position
        while position < bytes.count, bytes[position].isXMLNameByte { position += 1 }
        guard position > start else { throw error(.missingName) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    // MARK: Text

    private mutating func readText() throws(XMLSyntaxError) {
        let start = line
        let text = try readCharacters(upTo: UInt8(ascii: "<"))
        if open.isEmpty {
            guard text.allSatisfy(\.isXMLSpace) else {
                throw XMLSyntaxError(line: start, reason: root == nil ? .notText : .contentAfterRoot)
            }
        } else {
            open[open.count - 1].text += text
        }
    }

    /// Reads characters with their entities resolved, and stops at a byte or at the end.
    private mutating func readCharacters(upTo end: UInt8) throws(XMLSyntaxError) -> [UInt8] {
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != end {
            let byte = bytes[position]
            if byte == UInt8(ascii: "&") {
                text += try readEntity()
            } else {
                if byte == UInt8(ascii: "\n") { line += 1 }
                text.append(byte)
                position += 1
            }
        }
        return text
    }

    private mutating func readEntity() throws(XMLSyntaxError) -> [UInt8] {
        let rest = bytes[(position + 1)...].prefix(12)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
            throw error(.unknownEntity(String(decoding: rest.prefix { !$0.isXMLSpace }, as: UTF8.self)))
        }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        guard let character = Self.character(named: name) else { throw error(.unknownEntity(name)) }
        position = end + 1
        return Array(String(character).utf8)
    }

    private static func character(named name: String) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }

    // MARK: Bytes

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isXMLSpace {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    @discardableResult
    private mutating func readUntil(
        _ end: StaticString, inside name: String
    ) throws(XMLSyntaxError) -> Range<Int> {
        let start = position
        while position < bytes.count {
            let place = position
            if skip(end) { return start..<place }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        throw error(.unexpectedEnd(inside: name))
    }

    private func error(_ reason: XMLSyntaxError.Reason) -> XMLSyntaxError {
        XMLSyntaxError(line: line, reason: reason)
    }
}

extension UInt8 {
    fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    /// Letters, digits, what names may have between them, and all beyond ASCII.
    fileprivate var isXMLNameByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }
}
