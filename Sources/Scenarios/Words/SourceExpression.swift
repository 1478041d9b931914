/// An expression of a test's source, and how it reads in words.
struct SourceExpression {
    private let source: String

    init(_ source: String) {
        self.source = source
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
    var words: String {
        var expression = source.inOneLine
        for effect in ["try ", "try! ", "try? ", "await "] where expression.hasPrefix(effect) {
            expression = String(expression.dropFirst(effect.count)).inOneLine
        }
        if expression.isName { return expression.wordsOfName }
        guard expression.hasSuffix(")"), let open = expression.firstIndex(of: "(") else { return expression }
        let name = String(expression[..<open])
        guard let arguments = SourceScanner.parenthesized(String(expression[open...])),
            "\(name)(\(arguments))" == expression
        else { return expression }
        guard name.isName else { return arguments.isEmpty ? name : expression }
        return name.wordsOfName + Self.words(ofArguments: arguments)
    }

    private static func words(ofArguments source: String) -> String {
        guard !source.isEmpty else { return "" }
        var text = ""
        for (index, argument) in SourceScanner.split(source, at: ",").enumerated() {
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
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// A name in camel case as words: `IAmOnScreen` is `I am on screen`, `openURL` is `open URL`.
    fileprivate var wordsOfName: String {
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
