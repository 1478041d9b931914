/// Parses methods in the demangler's format.
enum MethodSignature {
    /// The name with its labels, as programmers write it: `tableView(_:didSelectRowAt:)`.
    ///
    /// The demangler writes no labels at all where none of a method's parameters has one.
    static func name(of signature: String) -> String {
        guard let open = signature.firstIndex(of: "(") else { return signature }
        var labels: [Substring] = []
        for parameter in parameters(signature[open...].dropFirst()) {
            let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            labels.append(parameter.dropFirst(label.count).hasPrefix(": ") ? label : "_")
        }
        return signature[..<open] + "(" + labels.map { "\($0):" }.joined() + ")"
    }

    /// A method with its types as they are declared, without attributes, `any`, and what types are nested in:
    /// `(_: Kit.Table, then: @escaping (Swift.Int) -> ()) -> ()` becomes `(_: Table, then: (Int) -> ()) -> ()`.
    ///
    /// The demangler writes `Swift.Optional<Swift.Array<Kit.Item>>` for `[Item]?`.
    static func withoutModules(_ signature: String) -> String {
        var text = TypeText()
        var word = ""
        for character in signature + "\n" {
            if character.isLetter || character.isNumber || "_@".contains(character) {
                word.append(character)
                continue
            }
            if character == " ", word == "any" || word.hasPrefix("@") {
                word = ""
            } else if character == "." {
                word = word.hasPrefix("@") ? "@" : ""
            } else {
                text.append(word, then: character)
                word = ""
            }
        }
        return String(text.text.dropLast())
    }

    /// A text of types, in which optionals, arrays and dictionaries are written by their signs.
    private struct TypeText {
        private(set) var text = ""
        /// The types whose arguments are open, and the parentheses.
        private var open: [(name: String, start: Int, isFunction: Bool)] = []

        mutating func append(_ word: String, then character: Character) {
            // Structs of C keep its name for them: NSRange is _NSRange.
            let word = word.hasPrefix("_NS") ? String(word.dropFirst()) : word
            switch character {
            case "<":
                text += ["Array": "[", "Dictionary": "[", "Optional": ""][word] ?? "\(word)<"
                open.append((word, text.utf8.count, false))
            case "(", "[":
                text += "\(word)\(character)"
                open.append(("", text.utf8.count, false))
            case ">" where text.hasSuffix("-") && word.isEmpty:
                text += ">"
                if !open.isEmpty { open[open.count - 1].isFunction = true }
            case ">", ")", "]":
                text += word
                close(with: character)
            case "," where open.last?.name == "Dictionary":
                text += "\(word) :"
            default:
                text += "\(word)\(character)"
            }
        }

        private mutating func close(with character: Character) {
            guard let last = open.popLast() else { return text.append(character) }
            switch last.name {
            case "Array", "Dictionary": text += "]"
            case "Optional":
                if last.isFunction {
                    text.insert("(", at: text.utf8.index(text.startIndex, offsetBy: last.start))
                    text += ")"
                }
                text += "?"
            default: text.append(character)
            }
        }
    }

    /// The parameters up to the parenthesis that ends them.
    private static func parameters(_ list: Substring) -> [Substring] {
        var parameters: [Substring] = []
        var depth = 0
        var start = list.startIndex
        var last: Character = " "
        for index in list.indices {
            let character = list[index]
            defer { last = character }
            switch character {
            case "(", "[", "<": depth += 1
            case ">" where last == "-": break
            case "]", ">": depth -= 1
            case ")" where depth > 0: depth -= 1
            case ")":
                let parameter = list[start..<index]
                return parameter.isEmpty ? parameters : parameters + [parameter.drop { $0 == " " }]
            case "," where depth == 0:
                parameters.append(list[start..<index].drop { $0 == " " })
                start = list.index(after: index)
            default: break
            }
        }
        return parameters
    }
}
