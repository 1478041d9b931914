/// Reads a cucumber expression.
struct ExpressionParser {
    private let source: String
    private let characters: [Character]
    private var position = 0

    init(_ source: String) {
        self.source = source
        characters = Array(source)
    }

    mutating func parse() throws(PatternError) -> [CucumberExpression.Node] {
        var nodes: [CucumberExpression.Node] = []
        // Alternatives reach from space to space.
        while position < characters.count {
            if characters[position].isWhitespace {
                nodes.append(.text(String(characters[position])))
                position += 1
            } else {
                nodes += try parseWord()
            }
        }
        return Self.joined(nodes)
    }

    /// Reads up to the next space outside of brackets.
    private mutating func parseWord() throws(PatternError) -> [CucumberExpression.Node] {
        let start = position
        var branches: [[CucumberExpression.Node]] = [[]]
        var slash: Int?
        while position < characters.count, !characters[position].isWhitespace {
            if characters[position] == "/" {
                slash = slash ?? position
                branches.append([])
                position += 1
            } else {
                branches[branches.count - 1].append(try parsePiece())
            }
        }
        guard let slash else { return branches[0] }
        for branch in branches {
            if branch.isEmpty { throw error("An alternative is empty", at: slash) }
            if branch.allSatisfy({ if case .optional = $0 { true } else { false } }) {
                throw error("An alternative has optional text only", at: start)
            }
            if branch.contains(where: { if case .parameter = $0 { true } else { false } }) {
                throw error("A parameter cannot be an alternative", at: start)
            }
        }
        return [.alternatives(branches.map(Self.joined))]
    }

    private mutating func parsePiece() throws(PatternError) -> CucumberExpression.Node {
        let start = position
        switch characters[position] {
        case "(":
            let text = try parseBrackets(closedBy: ")", named: "optional text")
            if text.isEmpty { throw error("Optional text is empty", at: start) }
            return .optional(text)
        case "{":
            let name = try parseBrackets(closedBy: "}", named: "a parameter")
            if let bad = name.first(where: { "{}()[]\\^$.|?*+/".contains($0) }) {
                throw error(
                    "The name of a parameter's type has no \(String(bad).debugDescription)", at: start)
            }
            return .parameter(name)
        case "\\":
            position += 1
            guard position < characters.count else { throw error("A backslash stands at the end", at: start) }
            let character = characters[position]
            guard "(){}/\\".contains(character) || character.isWhitespace else {
                throw error(
                    "There is no need for a backslash before \(String(character).debugDescription)", at: start
                )
            }
            position += 1
            return .text(String(character))
        case let character:
            position += 1
            return .text(String(character))
        }
    }

    private mutating func parseBrackets(closedBy end: Character, named what: String) throws(PatternError)
        -> String
    {
        let start = position
        position += 1
        var text = ""
        while position < characters.count {
            let character = characters[position]
            position += 1
            if character == end { return text }
            if character == "\\", position < characters.count {
                text.append(characters[position])
                position += 1
                continue
            }
            if character == "(" || character == "{" {
                throw error("Brackets stand inside \(what)", at: position - 1)
            }
            text.append(character)
        }
        throw error("The bracket of \(what) is not closed", at: start)
    }

    private func error(_ message: String, at index: Int) -> PatternError {
        PatternError(pattern: source, column: index + 1, message: message)
    }

    /// The pieces with neighbouring texts as one.
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
