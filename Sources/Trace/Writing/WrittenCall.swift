/// A call of a function as it is written in a source file, on one line.
struct WrittenCall {
    let text: String

    /// Finds the call whose parenthesis stands at the column, or else one of the function; `nil` if there is neither, or it
    /// does not end.
    ///
    /// - Parameters:
    ///   - name: the name of the function, without its labels. A function that forwards the line of its own caller has
    ///     another one there.
    ///   - lines: the source from the call's line on.
    ///   - column: the column of the call's parenthesis in the first line, as `#column` has it, counted from 1 in bytes.
    init?(of name: String, in lines: [String], column: Int) {
        guard let first = lines.first else { return nil }
        let line = Array(first)
        let column = String(first.utf8.prefix(max(column - 1, 0)))?.count ?? 0
        guard let start = Self.start(of: column, in: line) ?? Self.name(Array(name), in: line, near: column)
        else { return nil }
        let receiver = Self.beginning(of: line, before: start)
        guard let end = Self.end(of: [Array(line[start...])] + lines.dropFirst().map { Array($0) }) else {
            return nil
        }
        text = String(line[receiver..<start]) + end
    }

    /// Where the name stands with a parenthesis or a brace behind it, at the column or closest to it.
    private static func name(_ name: [Character], in line: [Character], near column: Int) -> Int? {
        guard !name.isEmpty, line.count >= name.count else { return nil }
        let starts = (0...(line.count - name.count)).filter { start in
            guard line[start..<start + name.count].elementsEqual(name) else { return false }
            let isWhole = start == 0 || !isPartOfName(line[start - 1])
            let next = line[(start + name.count)...].first { $0 != " " }
            return isWhole && (next == "(" || next == "{")
        }
        return starts.min { abs($0 - column) < abs($1 - column) }
    }

    /// Where the name begins in front of a call's parenthesis; `nil` if there is no call.
    private static func start(of parenthesis: Int, in line: [Character]) -> Int? {
        guard parenthesis < line.count, line[parenthesis] == "(" else { return nil }
        let name = line[..<parenthesis].reversed().prefix { isPartOfName($0) }
        return name.isEmpty ? nil : parenthesis - name.count
    }

    /// Where the expression begins whose member is called: `app.buttons["Save"].` in front of `tap`.
    private static func beginning(of line: [Character], before start: Int) -> Int {
        guard start > 0, line[start - 1] == "." else { return start }
        var index = start - 1
        var depth = 0
        while index > 0 {
            let character = line[index - 1]
            if ")]".contains(character) {
                depth += 1
            } else if "([".contains(character) {
                if depth == 0 { break }
                depth -= 1
            } else if depth == 0, !isPartOfName(character), !".?!`".contains(character) {
                break
            }
            index -= 1
        }
        return index
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`"
    }

    /// The text up to the end of the call's parentheses, on one line; `nil` if there is none.
    private static func end(of lines: [[Character]]) -> String? {
        var text = ""
        var depth = 0
        var isInString = false
        for line in lines {
            let part = line.drop { $0 == " " || $0 == "\t" }
            if let last = text.last, last != "(", part.first != ")" { text += " " }
            var isEscaped = false
            for character in part {
                if character == "{", depth == 0, !isInString { return text + "{ … }" }
                text.append(character)
                if isInString {
                    if character == "\"", !isEscaped { isInString = false }
                    isEscaped = character == "\\" && !isEscaped
                } else if character == "\"" {
                    isInString = true
                } else if "([{".contains(character) {
                    depth += 1
                } else if ")]}".contains(character) {
                    depth -= 1
                    if depth == 0 { return text }
                }
            }
        }
        return nil
    }
}
