/// A line that is edited by keys, with the lines that were entered before.
struct LineBuffer {
    /// A key of a terminal.
    enum Key: Hashable {
        case text(String)
        case left, right, home, end, up, down
        case wordLeft, wordRight
        case backspace, delete, deleteWord, deleteToStart, deleteToEnd
        case tab, enter, clearScreen, cancel, endOfInput
    }

    /// What a key leads to.
    enum Outcome: Hashable {
        case edited
        case entered(String)
        case cancelled
        case ended
        case clears
        /// Several completions are possible.
        case choices([String])
    }

    private(set) var characters: [Character] = []
    /// Before which character keys are inserted.
    private(set) var cursor = 0
    private(set) var history: [String]
    /// The line of the history that is shown; the history's count for the new one.
    private var shown: Int
    private var draft: [Character] = []
    private let complete: (String) -> [String]

    /// The most lines that the history keeps.
    static let mostLines = 1000

    /// - Parameter complete: returns the words that a line's last word may become.
    init(history: [String] = [], complete: @escaping (String) -> [String] = { _ in [] }) {
        (self.history, self.complete) = (history, complete)
        shown = history.count
    }

    var text: String { String(characters) }

    mutating func press(_ key: Key) -> Outcome {
        switch key {
        case .text(let text): insert(text)
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(characters.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = characters.count
        case .wordLeft: cursor = startOfWord
        case .wordRight: cursor = endOfWord
        case .up: show(shown - 1)
        case .down: show(shown + 1)
        case .backspace: remove(max(0, cursor - 1)..<cursor)
        case .delete: remove(cursor..<min(characters.count, cursor + 1))
        case .deleteWord: remove(startOfWord..<cursor)
        case .deleteToStart: remove(0..<cursor)
        case .deleteToEnd: remove(cursor..<characters.count)
        case .tab: return completed()
        case .enter: return entered()
        case .clearScreen: return .clears
        case .cancel:
            reset()
            return .cancelled
        case .endOfInput:
            if characters.isEmpty { return .ended }
            remove(cursor..<min(characters.count, cursor + 1))
        }
        return .edited
    }

    private mutating func insert(_ text: String) {
        // A mark joins the character before it.
        let head = Array(String(characters[..<cursor]) + text)
        characters = head + characters[cursor...]
        cursor = head.count
    }

    private mutating func remove(_ range: Range<Int>) {
        characters.removeSubrange(range)
        cursor = range.lowerBound
    }

    private var startOfWord: Int {
        var index = cursor
        while index > 0, characters[index - 1].isWhitespace { index -= 1 }
        while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
        return index
    }

    private var endOfWord: Int {
        var index = cursor
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        while index < characters.count, !characters[index].isWhitespace { index += 1 }
        return index
    }

    // MARK: History

    private mutating func show(_ index: Int) {
        guard (0...history.count).contains(index) else { return }
        if shown == history.count { draft = characters }
        shown = index
        characters = index == history.count ? draft : Array(history[index])
        cursor = characters.count
    }

    private mutating func entered() -> Outcome {
        let line = text
        if line.contains(where: { !$0.isWhitespace }), history.last != line {
            history = Array((history + [line]).suffix(Self.mostLines))
        }
        reset()
        return .entered(line)
    }

    private mutating func reset() {
        (characters, cursor, draft) = ([], 0, [])
        shown = history.count
    }

    // MARK: Completion

    private mutating func completed() -> Outcome {
        let before = String(characters[..<cursor])
        let words = complete(before)
        guard let first = words.first else { return .edited }
        let start = Self.startOfLastWord(before)
        if words.count == 1 {
            replace(from: start, with: first + " ")
            return .edited
        }
        let common = words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        if common.count > cursor - start {
            replace(from: start, with: common)
            return .edited
        }
        return .choices(words)
    }

    private mutating func replace(from start: Int, with text: String) {
        remove(start..<cursor)
        insert(text)
    }

    /// Where the last word of a line begins; what is in quotation marks is one.
    static func startOfLastWord(_ text: String) -> Int {
        var (start, isQuoted) = (0, false)
        for (index, character) in text.enumerated() {
            if character == "\"" {
                if !isQuoted { start = index }
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                start = index + 1
            }
        }
        return start
    }
}
