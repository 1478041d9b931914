/// The tokens of a Swift file, without comments.
struct SwiftTokens {
    enum Token: Equatable {
        case word(String)
        case string(String)
        case sign(Character)

        func isSign(_ character: Character) -> Bool { self == .sign(character) }
    }

    private(set) var tokens: [Token] = []
    private let text: [Character]
    private var index = 0

    /// - Complexity: O(length of the text).
    init(_ text: String) {
        self.text = Array(text)
        while index < self.text.count { readOne() }
    }

    private func starts(_ mark: String) -> Bool {
        text[index...].starts(with: mark)
    }

    private mutating func readOne() {
        let character = text[index]
        if character.isWhitespace {
            index += 1
        } else if starts("//") {
            while index < text.count, !text[index].isNewline { index += 1 }
        } else if starts("/*") {
            skipComment()
        } else if character == "\"" {
            readString()
        } else if character == "_" || character.isLetter || character.isNumber {
            let start = index
            while index < text.count, text[index] == "_" || text[index].isLetter || text[index].isNumber {
                index += 1
            }
            tokens.append(.word(String(text[start..<index])))
        } else {
            tokens.append(.sign(character))
            index += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        while index < text.count {
            if starts("/*") { depth += 1 }
            if starts("*/") { depth -= 1 }
            index += starts("/*") || starts("*/") ? 2 : 1
            if depth == 0 { return }
        }
    }

    private mutating func readString() {
        let isLong = starts("\"\"\"")
        index += isLong ? 3 : 1
        var string = ""
        while index < text.count {
            if isLong ? starts("\"\"\"") : text[index] == "\"" || text[index].isNewline { break }
            if text[index] == "\\", index + 1 < text.count {
                index += 1
                string.append(["n": "\n", "t": "\t", "0": "\0"][text[index]] ?? text[index])
            } else {
                string.append(text[index])
            }
            index += 1
        }
        index += isLong ? 3 : 1
        tokens.append(.string(string))
    }
}
