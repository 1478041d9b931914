/// Reads a cucumber expression.
struct ExpressionParser {
    private let source: String
    private let characters: [Character]
    private var position = 0
    private var nodes: [CucumberExpression.Node] = []
    private var word = Word(at: 0)

    /// What stands between spaces and parameters, which are the bounds of alternatives.
    private struct Word {
        var branches: [[CucumberExpression.Node]] = [[]]
        /// Where the branches begin.
        var starts: [Int]

        init(at start: Int) {
            starts = [start]
        }
    }

    init(_ source: String) {
        self.source = source
        characters = Array(source)
    }

    mutating func parse() throws(PatternError) -> [CucumberExpression.Node] {
        while position < characters.count {
            let character = characters[position]
            if character.isWhitespace {
                try endWord()
                nodes.append(.text(String(character)))
                position += 1
                word = Word(at: position)
            } else if character == "{" {
                try endWord()
                nodes.append(try parseParameter())
                word = Word(at: position)
            } else if character == "/" {
                position += 1
                word.branches.append([])
                word.starts.append(position)
            } else {
                word.branches[word.branches.count - 1].append(try parsePiece())
            }
        }
        try endWord()
        return Self.joined(nodes)
    }

    private mutating func endWord() throws(PatternError) {
        guard word.branches.count > 1 else {
            nodes += word.branches[0]
            return
        }
        for (branch, start) in zip(word.branches, word.starts) {
            if branch.isEmpty {
                throw error(#"An alternative is empty. Write "\/" for a slash"#, at: start)
            }
            if branch.allSatisfy({ if case .optional = $0 { true } else { false } }) {
                throw error("An alternative has optional text only", at: start)
            }
        }
        nodes.append(.alternatives(word.branches.map { Self.joined($0) }))
    }

    private mutating func parsePiece() throws(PatternError) -> CucumberExpression.Node {
        switch characters[position] {
        case "(": return .optional(try parseOptional())
        case "\\":
            position += 1
            guard position < characters.count else {
                throw error("A backslash stands at the end", at: position - 1)
            }
            let character = characters[position]
            guard "(){}/\\".contains(character) || character.isWhitespace else {
                throw error(
                    "A backslash stands before \(String(character).quoted), which needs none",
                    at: position - 1)
            }
            position += 1
            return .text(String(character))
        case let character:
            position += 1
            return .text(String(character))
        }
    }

    private mutating func parseOptional() throws(PatternError) -> String {
        let start = position
        let text = try parseBrackets(closedBy: ")", named: "optional text")
        if text.isEmpty { throw error(#"Optional text is empty. Write "\(" for a parenthesis"#, at: start) }
        return text
    }

    private mutating func parseParameter() throws(PatternError) -> CucumberExpression.Node {
        let start = position
        let name = try parseBrackets(closedBy: "}", named: "a parameter")
        return .parameter(name, column: start + 1)
    }

    private mutating func parseBrackets(
        closedBy end: Character, named what: String
    ) throws(PatternError) -> String {
        let start = position
        guard let close = closing(end, after: start) else {
            throw error(
                "The bracket of \(what) is not closed. Write \"\\\(characters[start])\" for the bracket itself",
                at: start)
        }
        var text = ""
        position += 1
        while position < close {
            let character = characters[position]
            if character == "\\", end == ")" {
                position += 1
                text.append(characters[position])
            } else if (end == ")" ? "({/" : "{()/\\").contains(character) {
                throw error("\(String(character).quoted) stands inside \(what)", at: position)
            } else {
                text.append(character)
            }
            position += 1
        }
        position += 1
        return text
    }

    /// Where the first bracket of a kind is that has no backslash before it.
    private func closing(_ end: Character, after start: Int) -> Int? {
        var index = start + 1
        while index < characters.count {
            if characters[index] == end { return index }
            index += characters[index] == "\\" ? 2 : 1
        }
        return nil
    }

    private func error(_ message: String, at index: Int) -> PatternError {
        PatternError(pattern: source, column: index + 1, message: message)
    }

    private static func joined(_ nodes: [CucumberExpression.Node]) -> [CucumberExpression.Node] {
        nodes.reduce(into: []) { joined, node in
            if case .text(let text) = node, case .text(let last) = joined.last {
                joined[joined.count - 1] = .text(last + text)
            } else {
                joined.append(node)
            }
        }
    }
}
