import Foundation

/// A file's text as the parser may have it, and what the parser does not tell.
struct XMLSource {
    /// The text without its declaration: what the declaration says of the encoding may be wrong.
    let data: Data
    /// The line in which each start tag begins, from 1; the parser knows the one in which it ends.
    let startTagLines: [Int]

    /// Looks through a file.
    ///
    /// Foundation's parser ends the program at processing instructions without data (as of Swift 6.3), and takes
    /// seconds for the entities of some document types; nibs have neither.
    init(_ bytes: [UInt8]) throws(XMLSyntaxError) {
        guard String(bytes: bytes, encoding: .utf8) != nil else {
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let line = lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0
            throw XMLSyntaxError(line: line + 1, reason: .notUTF8)
        }
        let text = Self.withoutDeclaration(bytes)
        guard !text.allSatisfy(\.isXMLSpace) else { throw XMLSyntaxError(line: 1, reason: .empty) }
        startTagLines = try Self.startTagLines(in: text)
        // The parser guesses encodings by the first four bytes, and waits for a fifth.
        data = Data("    ".utf8 + text)
    }

    /// Spaces and the same lines in place of the declaration and the byte order mark.
    private static func withoutDeclaration(_ bytes: [UInt8]) -> [UInt8] {
        var text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
        guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")),
            text[end - 1] == UInt8(ascii: "?")
        else { return text }
        for index in 0...end where !text[index].isXMLSpace { text[index] = UInt8(ascii: " ") }
        return text
    }

    private static func startTagLines(in text: [UInt8]) throws(XMLSyntaxError) -> [Int] {
        var lines: [Int] = []
        var line = 1
        /// Where the text of the comment or CDATA section around the byte begins, and what ends it.
        var section: (start: Int, end: [UInt8])?
        let (newline, less, greater) = (UInt8(ascii: "\n"), UInt8(ascii: "<"), UInt8(ascii: ">"))
        // Without iterators, which take ten times longer when nothing is optimized.
        var position = 0
        while position < text.count {
            let byte = text[position]
            position += 1
            if byte == newline {
                line += 1
            } else if let (start, end) = section {
                if byte == greater, text[start..<position].suffix(3) == end[...] { section = nil }
            } else if byte == less {
                let tag = text[position...].prefix(8)
                if tag.starts(with: "!--".utf8) {
                    position += 3
                    section = (position, Array("-->".utf8))
                } else if tag.starts(with: "![CDATA[".utf8) {
                    position += 8
                    section = (position, Array("]]>".utf8))
                } else if tag.first == UInt8(ascii: "!") {
                    throw XMLSyntaxError(line: line, reason: .documentType)
                } else if tag.first == UInt8(ascii: "?") {
                    throw XMLSyntaxError(line: line, reason: .processingInstruction)
                } else if tag.first != UInt8(ascii: "/") {
                    lines.append(line)
                }
            }
        }
        return lines
    }
}

extension UInt8 {
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
