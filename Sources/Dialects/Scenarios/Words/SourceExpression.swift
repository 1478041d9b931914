import SourceReading

/// An expression of a test's source, and how it reads in words.
struct SourceExpression {
    private let source: String

    init(_ source: String) {
        self.source = SourceScanner.withoutComments(source)
    }

    /// The expression behind a label; `nil` if it has another one.
    func without(label: String) -> SourceExpression? {
        let parts = SourceScanner.split(source, at: ":")
        guard parts.count > 1, parts[0].trimmed == label else { return nil }
        return SourceExpression(parts.dropFirst().joined(separator: ":"))
    }

    /// The expression in words: of a call the function's name, taken apart, and its arguments with their labels.
    ///
    /// | Source | Words |
    /// | --- | --- |
    /// | `logIn` | `log in` |
    /// | `doNotSee(profileScreen)` | `do not see profileScreen` |
    /// | `value(of: total, is: "3")` | `value of total is "3"` |
    /// | `loginScreen.complete()` | `loginScreen.complete` |
    /// | `try await self.refresh(feed)` | `refresh feed` |
    /// | `XCTAssertEqual(total, 3)` | `XCTAssertEqual(total, 3)` |
    var words: String {
        var expression = source.inOneLine
        for prefix in ["try ", "try! ", "try? ", "await ", "self."] where expression.hasPrefix(prefix) {
            expression = String(expression.dropFirst(prefix.count)).trimmed
        }
        if expression.isName { return expression.isTypeName ? expression : expression.wordsOfName }
        guard expression.hasSuffix(")"), let open = expression.firstIndex(of: "(") else { return expression }
        guard let call = SourceScanner.bracketed(String(expression[open...])), call.rest.isEmpty else {
            return expression
        }
        let (name, arguments) = (String(expression[..<open]), call.inside)
        let generic = String(name.prefix { $0 != "<" })
        if name.isName || (generic.isName && name.last == ">"), !name.isTypeName {
            return Self.words(of: generic, with: arguments)
        }
        return arguments.isEmpty && !name.isTypeName ? name : expression
    }

    /// The words of a function's name and its arguments.
    static func words(of name: String, with arguments: String) -> String {
        name.wordsOfName + words(ofArguments: SourceExpression(arguments).source.inOneLine)
    }

    /// The words of a closure that is a single line; `nil` of a longer one.
    static func words(ofClosure source: String) -> String? {
        let lines = SourceScanner.withoutComments(source).split(whereSeparator: \.isNewline)
            .map { String($0).trimmed }.filter { !$0.isEmpty }
        guard lines.count == 1, SourceScanner.split(lines[0], at: ";").count == 1 else { return nil }
        return SourceExpression(lines[0]).words
    }

    private static func words(ofArguments source: String) -> String {
        var text = ""
        // A comma may stand behind the last one.
        let arguments = SourceScanner.split(source, at: ",").filter { !$0.trimmed.isEmpty }
        for (index, argument) in arguments.enumerated() {
            let parts = SourceScanner.split(argument, at: ":")
            if parts.count > 1, parts[0].trimmed.isName {
                let value = parts.dropFirst().joined(separator: ":").trimmed
                text += " \(parts[0].trimmed.wordsOfName) \(value)"
            } else {
                text += (index == 0 ? " " : ", ") + argument.trimmed
            }
        }
        return text
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The text with line breaks, and the spaces around them, as one space each.
    fileprivate var inOneLine: String {
        split(whereSeparator: \.isNewline).map { String($0).trimmed }.joined(separator: " ").trimmed
    }

    fileprivate var isName: Bool {
        if isInBackticks { return true }
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Whether a name begins like that of a type, or of an assertion such as `XCTAssertEqual`; `IAmHere` does not.
    fileprivate var isTypeName: Bool {
        guard first?.isUppercase == true else { return false }
        return !hasPrefix("I") || dropFirst().first?.isUppercase != true
    }

    private var isInBackticks: Bool {
        count > 2 && first == "`" && last == "`" && !dropFirst().dropLast().contains("`")
    }

    /// A name in camel case as words: `IAmOnScreen` is `I am on screen`, `openURL` is `open URL`.
    fileprivate var wordsOfName: String {
        if isInBackticks { return String(dropFirst().dropLast()) }
        var words: [String] = []
        var word = ""
        let characters = Array(self)
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let former = index > 0 ? characters[index - 1] : nil
            let beginsWord =
                character == "_"
                || character.isUppercase && (former?.isUppercase != true || next?.isLowercase == true)
            if beginsWord, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if character != "_" { word.append(character) }
        }
        if !word.isEmpty { words.append(word) }
        return words.map { $0 == "I" || $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
            .joined(separator: " ")
    }
}
