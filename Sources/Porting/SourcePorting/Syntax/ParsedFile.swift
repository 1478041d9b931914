/// A file of Swift, as far as the rules need to understand it: its tokens, brackets, conditions and declarations.
///
/// Tokens are named by their index in ``code``. -1 stands for none.
package final class ParsedFile {
    package let path: String
    /// Whether it belongs to another module, so that it is only read.
    let isContext: Bool
    let bytes: [UInt8]
    /// The tokens that are not spaces or comments.
    package let code: [CodeToken]
    /// For each opening bracket its closing one, and the other way round.
    package let match: [Int]
    /// For each token the innermost opening bracket that it is in.
    package let opener: [Int]
    /// The conditions of `#if` around each token.
    let conditions: ConditionTree
    /// The types and extensions in the order of the file.
    var types: [TypeDeclaration] = []
    /// For each opening bracket the innermost type that it is in, as an index in ``types``; the type's own brace
    /// included.
    var typeAtBrace: [Int: Int] = [:]
    /// The file's imports.
    package internal(set) var imports: [ImportDeclaration] = []

    private let lineStarts: [Int]

    package init(path: String, text: String, isContext: Bool = false) {
        self.path = path
        self.isContext = isContext
        bytes = Array(text.utf8)
        (code, lineStarts) = Self.code(of: bytes)
        let brackets = BracketMatcher(code)
        match = brackets.match
        opener = brackets.opener
        conditions = ConditionTree(code)
        var scanner = DeclarationScanner(self)
        scanner.scan()
    }

    /// The source of a range of bytes.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The source from the first to the last of two tokens on one line, with a space for what stands between tokens.
    package func text(from first: Int, through last: Int) -> String {
        var text = ""
        for index in first..<max(last + 1, first) {
            if index > first, code[index].start > code[index - 1].end { text += " " }
            text += code[index].text
        }
        return text
    }

    /// The line of a byte, counted from 1.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The column of a byte, counted from 1 in bytes as the compiler counts them.
    func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

    /// The token at an index; `nil` beyond the first and the last.
    package func token(_ index: Int) -> CodeToken? { code.indices.contains(index) ? code[index] : nil }

    package func isPunctuation(_ mark: String, at index: Int) -> Bool {
        token(index)?.isPunctuation(mark) ?? false
    }

    package func isWord(_ word: String, at index: Int) -> Bool { token(index)?.isWord(word) ?? false }

    package func isOperator(_ mark: String, at index: Int) -> Bool {
        token(index)?.isOperator(mark) ?? false
    }

    /// Whether a token is compiled, as far as the conditions around it tell.
    package func isActive(_ index: Int) -> Bool { conditions.isActive(index) }

    /// The modules that it imports where it is compiled.
    package var activeImports: [String] { imports.filter { isActive($0.keyword) }.map(\.module) }

    /// The parenthesis that closes the one behind a token; `nil` if none opens there, or it is never closed.
    package func closingParenthesis(behind index: Int) -> Int? {
        isPunctuation("(", at: index + 1) && match[index + 1] > index ? match[index + 1] : nil
    }

    /// The innermost type whose body a token is in.
    func enclosingType(of index: Int) -> TypeDeclaration? {
        guard code.indices.contains(index), opener[index] >= 0 else { return nil }
        return typeAtBrace[opener[index]].map { types[$0] }
    }

    /// The path of the innermost type whose body a token is in, and the names of what it inherits from; empty
    /// outside of types.
    package func namesOfEnclosingType(of index: Int) -> [String] {
        enclosingType(of: index).map { [$0.path] + $0.header.inherited } ?? []
    }

    /// The tokens that are code, and the first byte of each line.
    private static func code(of bytes: [UInt8]) -> ([CodeToken], [Int]) {
        var code: [CodeToken] = []
        var lineStarts = [0]
        var startsLine = true
        for token in Lexer.tokens(of: bytes) {
            switch token.kind {
            case .whitespace: break
            case .newline:
                startsLine = true
                lineStarts.append(token.end)
            case .comment: lineStarts += starts(in: token, bytes)
            default:
                let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
                code.append(
                    CodeToken(
                        kind: token.kind, text: text, start: token.start, end: token.end,
                        startsLine: startsLine))
                startsLine = false
                lineStarts += starts(in: token, bytes)
            }
        }
        return (code, lineStarts)
    }

    /// The first bytes of the lines that begin within a token.
    private static func starts(in token: Token, _ bytes: [UInt8]) -> [Int] {
        var starts: [Int] = []
        var index = token.start
        while index < token.end {
            let isEnd =
                bytes[index] == 0x0A
                || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
            index += 1
            if isEnd { starts.append(index) }
        }
        return starts
    }
}
