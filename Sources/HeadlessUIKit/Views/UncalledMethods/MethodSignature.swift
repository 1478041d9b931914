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
    static func withoutModules(_ signature: String) -> String {
        var text = ""
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
                text += word
                text.append(character)
                word = ""
            }
        }
        return String(text.dropLast())
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
