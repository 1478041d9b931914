/// The types that a source file declares at its top level, and all names with a capital that it mentions outside
/// comments and texts.
struct SourceNames {
    private(set) var declared: Set<String> = []
    private(set) var mentioned: Set<String> = []

    private static let declaring: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    init(_ text: String) {
        var words = SourceWords(text)
        var declares = false
        var isPrivate = false
        while let word = words.next() {
            if words.depth == 0 {
                if declares {
                    if !isPrivate { declared.insert(word) }
                    (declares, isPrivate) = (false, false)
                } else if Self.declaring.contains(word) {
                    declares = true
                } else if word == "private" || word == "fileprivate" {
                    isPrivate = true
                } else if word == "func" || word == "let" || word == "var" || word == "extension" {
                    isPrivate = false
                }
            }
            if word.first?.isUppercase == true { mentioned.insert(word) }
        }
    }
}

/// The words of Swift code, without those of comments and string literals.
private struct SourceWords {
    private let bytes: [UInt8]
    private var place = 0
    /// How many braces are open.
    private(set) var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func next() -> String? {
        while place < bytes.count {
            let byte = bytes[place]
            if Self.isWord(byte) {
                let start = place
                while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
                return String(decoding: bytes[start..<place], as: UTF8.self)
            }
            if starts("//") {
                skip(past: "\n")
            } else if starts("/*") {
                skip(past: "*/")
            } else if starts("\"\"\"") {
                place += 3
                skip(past: "\"\"\"")
            } else if byte == UInt8(ascii: "\"") {
                skipString()
            } else {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                place += 1
            }
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte == 95
    }

    private func starts(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func skip(past end: StaticString) {
        while place < bytes.count, !starts(end) { place += 1 }
        place += end.utf8CodeUnitCount
    }

    private mutating func skipString() {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
    }
}
