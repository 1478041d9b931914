import Foundation

/// Reads XML as Xcode writes it, many times faster than Foundation's parser; what has a fault, or a part that Xcode
/// does not write, is left to that.
///
/// The functions of C look for the ends of names and values: they are as fast in debug builds, in which tests run.
struct PlainXML {
    /// An element whose end tag has not come yet.
    private struct OpenElement {
        let name: String
        let nameStart: UnsafePointer<CChar>
        let nameLength: Int
        let attributes: [NibElement.Attribute]
        let line: Int
        /// Where its children begin among the elements that are read.
        let firstChild: Int
        /// The text before the first child or comment.
        var text: String?
        var isTextBlank = true
        /// Whether there is more text, which counts if there is no child.
        var hasMoreText = false
    }

    /// The next character.
    private var position: UnsafePointer<CChar>
    private var line = 1
    /// The place up to which lines are counted.
    private var counted: UnsafePointer<CChar>
    private var open: [OpenElement] = []
    /// The elements whose parents are open, those of the outermost first.
    private var children: [NibElement] = []
    /// The attributes of the tag that is being read.
    private var attributes: [NibElement.Attribute] = []
    private var root: NibElement?
    private var names = XMLNames()

    /// Reads a whole file; `nil` if it is not of this kind.
    static func root(of bytes: [UInt8]) -> NibElement? {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
        text.append(0)
        return text.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                guard let start = characters.baseAddress, isPlain(start, count: characters.count - 1) else {
                    return nil
                }
                var reader = PlainXML(start)
                return reader.read() ? reader.root : nil
            }
        }
    }

    private init(_ start: UnsafePointer<CChar>) {
        (position, counted) = (start, start)
        attributes.reserveCapacity(Self.mostAttributes)
    }

    /// More of one element are left to Foundation's parser.
    private static let mostAttributes = 64

    /// Whether there are none of the characters and sections that need care.
    private static func isPlain(_ text: UnsafePointer<CChar>, count: Int) -> Bool {
        // Up to the first control character, carriage returns among them, or the end.
        strcspn(text, controls.characters) == count && strstr(text, "]]>") == nil
            && strstr(text, "\u{FFFE}") == nil && strstr(text, "\u{FFFF}") == nil
    }

    // As the functions of C have them: a text of Swift is copied for each call.
    private static let controls: StaticString =
        "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{B}\u{C}\r\u{E}\u{F}\u{10}\u{11}\u{12}\u{13}\u{14}\u{15}\u{16}\u{17}\u{18}\u{19}\u{1A}\u{1B}\u{1C}\u{1D}\u{1E}\u{1F}\u{7F}"
    private let spaces = (" \t\n" as StaticString).characters
    private let endsOfNames = ("= />\n\t\"'<" as StaticString).characters
    private let endsOfQuoted = ("\"<\n\t" as StaticString).characters
    private let endsOfApostrophized = ("'<\n\t" as StaticString).characters

    // MARK: Elements

    /// Reads all; returns whether it is of this kind.
    private mutating func read() -> Bool {
        skipDeclaration()
        while true {
            guard readText() else { return false }
            if position.pointee == 0 { return open.isEmpty && root != nil }
            let next = position[1]
            let isRead =
                next == Self.slash ? readEnd() : next == Self.exclamation ? readComment() : readStart()
            guard isRead else { return false }
        }
    }

    private mutating func skipDeclaration() {
        guard strncmp(position, "<?xml", 5) == 0, let end = strchr(position, Int32(Self.greater)),
            end[-1] == Self.question
        else { return }
        position = UnsafePointer(end) + 1
    }

    /// Reads the text up to the next tag, or the end.
    private mutating func readText() -> Bool {
        let length = strcspn(position, "<")
        let start = position
        position += length
        guard length > 0 else { return true }
        let isBlank = strspn(start, spaces) >= length
        guard let last = open.indices.last else { return isBlank }
        guard children.count == open[last].firstChild else { return isBlank }
        guard open[last].text == nil else {
            open[last].hasMoreText = true
            return isBlank && open[last].isTextBlank
        }
        open[last].text = XMLEntities.text(start, length)
        open[last].isTextBlank = isBlank
        return open[last].text != nil
    }

    private mutating func readComment() -> Bool {
        guard strncmp(position, "<!--", 4) == 0, let end = strstr(position + 4, "--"), end[2] == Self.greater
        else { return false }
        position = UnsafePointer(end) + 3
        return true
    }

    private mutating func readStart() -> Bool {
        countLines()
        guard open.count < XMLReader.depthLimit, open.last?.isTextBlank ?? (root == nil) else { return false }
        position += 1
        let start = position
        guard let name = readName() else { return false }
        let length = position - start
        guard readAttributes() else { return false }
        // A copy that has no more memory than it needs: an array of the whole slice would share the buffer.
        var copy: [NibElement.Attribute] = []
        copy.reserveCapacity(attributes.count)
        copy += attributes
        let isEmpty = position.pointee == Self.slash
        if isEmpty { position += 1 }
        guard position.pointee == Self.greater else { return false }
        position += 1
        if isEmpty {
            close(NibElement(name: name, attributes: copy, line: line))
        } else {
            open.append(
                OpenElement(
                    name: name, nameStart: start, nameLength: length, attributes: copy, line: line,
                    firstChild: children.count))
        }
        return true
    }

    private mutating func readEnd() -> Bool {
        guard let element = open.popLast(),
            strncmp(position + 2, element.nameStart, element.nameLength) == 0
        else { return false }
        let isLeaf = children.count == element.firstChild
        guard !(element.hasMoreText && isLeaf) else { return false }
        position += 2 + element.nameLength
        position += strspn(position, spaces)
        guard position.pointee == Self.greater else { return false }
        position += 1
        let inside = isLeaf ? [] : Array(children[element.firstChild...])
        children.removeLast(inside.count)
        close(
            NibElement(
                name: element.name, attributes: element.attributes, children: inside,
                text: isLeaf ? element.text ?? "" : "", line: element.line))
        return true
    }

    private mutating func close(_ element: NibElement) {
        if open.isEmpty { root = element } else { children.append(element) }
    }

    private mutating func countLines() {
        while let newline = memchr(counted, 0x0A, position - counted) {
            line += 1
            counted = UnsafePointer(newline.assumingMemoryBound(to: CChar.self)) + 1
        }
        counted = position
    }

    // MARK: Names and attributes

    private mutating func readName() -> String? {
        let length = strcspn(position, endsOfNames)
        defer { position += length }
        return names.name(position, length)
    }

    /// Reads attributes up to the end of the tag; returns whether they are of this kind, and none is there twice.
    private mutating func readAttributes() -> Bool {
        attributes.removeAll(keepingCapacity: true)
        // A bit for each length of a name.
        var lengths: UInt64 = 0
        while true {
            let space = strspn(position, spaces)
            position += space
            let next = position.pointee
            if next == Self.greater || next == Self.slash { return true }
            let start = position
            guard space > 0, let name = readName(), position.pointee == Self.equal else { return false }
            let bit: UInt64 = 1 << UInt64((position - start) & 63)
            if lengths & bit != 0, attributes.contains(where: { $0.name == name }) { return false }
            lengths |= bit
            guard let value = readValue(), attributes.count < Self.mostAttributes else { return false }
            attributes.append(NibElement.Attribute(name: name, value: value))
        }
    }

    private mutating func readValue() -> String? {
        let quote = position[1]
        guard quote == Self.quote || quote == Self.apostrophe else { return nil }
        let start = position + 2
        let length = strcspn(start, quote == Self.quote ? endsOfQuoted : endsOfApostrophized)
        guard start[length] == quote else { return nil }
        position = start + length + 1
        return XMLEntities.text(start, length)
    }

    private static let (slash, exclamation, question) = (CChar(0x2F), CChar(0x21), CChar(0x3F))
    private static let (greater, equal) = (CChar(0x3E), CChar(0x3D))
    private static let (quote, apostrophe) = (CChar(0x22), CChar(0x27))
}
