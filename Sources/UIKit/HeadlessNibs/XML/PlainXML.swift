import Foundation

/// Reads XML as Xcode writes it, many times faster than Foundation's parser; what has a fault, or a part that Xcode
/// does not write, is left to that.
///
/// The functions of C look for the ends of names and values: they are as fast in debug builds, in which tests run.
struct PlainXML {
    /// An element whose end tag has not come yet.
    private struct OpenElement {
        let name: String
        let slice: XMLSlice
        let attributes: UnsafeBufferPointer<XMLAttribute>
        let line: Int
        /// Where its children begin among the elements that are read.
        let firstChild: Int
        /// The text before the first child or comment.
        var text: XMLSlice?
        var isTextBlank = true
        /// Whether there is more text, which counts if there is no child.
        var hasMoreText = false
    }

    private let storage: XMLStorage
    /// The next character.
    private var position: UnsafePointer<CChar>
    private let end: UnsafePointer<CChar>
    private var line = 1
    private var newline: NextCharacter
    private var less: NextCharacter
    private var tab: NextCharacter
    private var ampersand: NextCharacter
    private var open: [OpenElement] = []
    /// The elements whose parents are open, those of the outermost first.
    private var children: [NibElement] = []
    private var root: NibElement?
    private var names = XMLNames()

    /// Reads a whole file; `nil` if it is not of this kind.
    static func root(of bytes: [UInt8]) -> NibElement? {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let storage = XMLStorage(bytes[(hasMark ? 3 : 0)...])
        guard let text = storage.text, let start = text.baseAddress,
            isPlain(UnsafePointer(start), count: text.count - 1, bytes)
        else { return nil }
        var reader = PlainXML(storage, from: start, to: start + (text.count - 1))
        return reader.read() ? reader.root : nil
    }

    private init(_ storage: XMLStorage, from start: UnsafePointer<CChar>, to end: UnsafePointer<CChar>) {
        (self.storage, position, self.end) = (storage, start, end)
        newline = NextCharacter("\n", from: start, to: end)
        less = NextCharacter("<", from: start, to: end)
        tab = NextCharacter("\t", from: start, to: end)
        ampersand = NextCharacter("&", from: start, to: end)
    }

    /// More of one element are left to Foundation's parser.
    private static let mostAttributes = 64

    /// Whether there are none of the characters and sections that need care.
    private static func isPlain(_ text: UnsafePointer<CChar>, count: Int, _ bytes: [UInt8]) -> Bool {
        // Up to the first control character, carriage returns among them, or the end.
        guard controls.allSatisfy({ strcspn(text, $0.characters) == count }), strstr(text, "]]>") == nil
        else { return false }
        guard let characters = try? UTF8Span(validating: bytes.span) else { return false }
        return characters.isKnownASCII
            || strstr(text, "\u{FFFE}") == nil && strstr(text, "\u{FFFF}") == nil
    }

    // As the functions of C have them: a text of Swift is copied for each call. More than 16 at once take longer.
    private static let controls: [StaticString] = [
        "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{B}\u{C}\r\u{E}\u{F}\u{10}\u{11}",
        "\u{12}\u{13}\u{14}\u{15}\u{16}\u{17}\u{18}\u{19}\u{1A}\u{1B}\u{1C}\u{1D}\u{1E}\u{1F}\u{7F}",
    ]
    private let spaces = (" \t\n" as StaticString).characters
    private let endsOfNames = ("= />\n\t\"'<" as StaticString).characters

    // MARK: Elements

    /// Reads all; returns whether it is of this kind.
    private mutating func read() -> Bool {
        skipDeclaration()
        while true {
            guard readText() else { return false }
            if position == end { return open.isEmpty && root != nil }
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
        let start = position
        position = less.place(from: position)
        let length = position - start
        guard length > 0 else { return true }
        let isBlank = strspn(start, spaces) >= length
        guard let last = open.indices.last else { return isBlank }
        guard children.count == open[last].firstChild else { return isBlank }
        guard open[last].text == nil else {
            open[last].hasMoreText = true
            return isBlank && open[last].isTextBlank
        }
        open[last].text = text(start, length)
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
        let line = line
        position += 1
        let slice = XMLSlice(start: position, count: strcspn(position, endsOfNames))
        guard let name = names.name(slice) else { return false }
        position += slice.count
        guard let attributes = readAttributes() else { return false }
        let isEmpty = position.pointee == Self.slash
        if isEmpty { position += 1 }
        guard position.pointee == Self.greater else { return false }
        position += 1
        if isEmpty {
            close(NibElement(name: name, slice, attributes, in: storage, line: line))
        } else {
            open.append(
                OpenElement(
                    name: name, slice: slice, attributes: attributes, line: line, firstChild: children.count))
        }
        return true
    }

    private mutating func readEnd() -> Bool {
        guard let element = open.popLast(),
            strncmp(position + 2, element.slice.start, element.slice.count) == 0
        else { return false }
        let isLeaf = children.count == element.firstChild
        guard !(element.hasMoreText && isLeaf) else { return false }
        position += 2 + element.slice.count
        position += strspn(position, spaces)
        guard position.pointee == Self.greater else { return false }
        position += 1
        let inside = isLeaf ? [] : Array(children[element.firstChild...])
        children.removeLast(inside.count)
        close(
            NibElement(
                name: element.name, element.slice, element.attributes, in: storage, children: inside,
                text: isLeaf ? element.text?.string ?? "" : "", line: element.line))
        return true
    }

    private mutating func close(_ element: consuming NibElement) {
        if open.isEmpty { root = element } else { children.append(element) }
    }

    private mutating func countLines() {
        while newline.isBefore(position) {
            line += 1
            newline.skip()
        }
    }

    // MARK: Attributes and text

    /// Reads attributes up to the end of the tag; `nil` if they are not of this kind, or if one is there twice.
    private mutating func readAttributes() -> UnsafeBufferPointer<XMLAttribute>? {
        let room = storage.room(for: Self.mostAttributes)
        var (count, bits) = (0, UInt64(0))
        while true {
            let isAfterSpace = skipSpaces()
            let next = position.pointee
            if next == Self.greater || next == Self.slash { return storage.keep(count) }
            guard isAfterSpace, count < Self.mostAttributes,
                let equal = memchr(position, Int32(Self.equal), less.place(from: position) - position)
            else { return nil }
            let nameEnd = UnsafePointer(equal.assumingMemoryBound(to: CChar.self))
            let name = XMLSlice(start: position, count: nameEnd - position)
            guard names.isName(name) else { return nil }
            let bit = name.bit
            if bits & bit != 0, (0..<count).contains(where: { room[$0].name == name }) { return nil }
            bits |= bit
            position = nameEnd + 1
            guard let value = readValue() else { return nil }
            (room + count).initialize(to: XMLAttribute(name: name, value: value))
            count += 1
        }
    }

    /// Skips whitespace; returns whether there was any.
    private mutating func skipSpaces() -> Bool {
        // Mostly it is one space.
        guard
            position.pointee == Self.space || position.pointee == Self.tab || position.pointee == Self.newline
        else { return false }
        position += 1
        if position.pointee <= Self.space { position += strspn(position, spaces) }
        return true
    }

    private mutating func readValue() -> XMLSlice? {
        let quote = position.pointee
        guard quote == Self.quote || quote == Self.apostrophe,
            case let start = position + 1, let found = memchr(start, Int32(quote), end - start)
        else { return nil }
        let valueEnd = UnsafePointer(found.assumingMemoryBound(to: CChar.self))
        countLines()
        guard !newline.isBefore(valueEnd), !less.isBetween(start, valueEnd), !tab.isBetween(start, valueEnd)
        else { return nil }
        position = valueEnd + 1
        return text(start, valueEnd - start)
    }

    /// The characters, with those that entities stand for; `nil` if one is not known.
    private mutating func text(_ start: UnsafePointer<CChar>, _ length: Int) -> XMLSlice? {
        let text = XMLSlice(start: start, count: length)
        guard ampersand.isBetween(start, start + length) else { return text }
        return XMLEntities.text(text).map { storage.keep($0) }
    }

    // One by one: those of a pattern are made when they are needed first, which is checked at each use.
    private static let slash = CChar(0x2F)
    private static let exclamation = CChar(0x21)
    private static let question = CChar(0x3F)
    private static let greater = CChar(0x3E)
    private static let equal = CChar(0x3D)
    private static let quote = CChar(0x22)
    private static let apostrophe = CChar(0x27)
    private static let space = CChar(0x20)
    private static let tab = CChar(0x09)
    private static let newline = CChar(0x0A)
}
