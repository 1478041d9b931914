/// The names that lead to a type, from the outermost type inwards.
enum TypePath {
    /// The names, without the module; a function that the type is in has no name.
    ///
    /// Swift names a type in a function with an address, as in `Module.(unknown context at $55d0c8).Page.Field`, which
    /// would differ from run to run.
    static func names(of type: Any.Type) -> [String] {
        parts(of: String(reflecting: type)).dropFirst().filter { !$0.hasPrefix("(") }
    }

    /// The parts between dots that are not in brackets.
    private static func parts(of path: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in withoutAddresses(path) {
            switch character {
            case "(", "<", "[": depth += 1
            case ")", ">", "]": depth -= 1
            case "." where depth == 0:
                parts.append("")
                continue
            case ":" where depth == 0 && parts.last?.hasPrefix("(extension in ") == true:
                // A type in an extension of another module's type: `(extension in Module):Swift.String.Field`.
                parts[parts.count - 1] = ""
                continue
            default: break
            }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    /// The path without the functions in it, in arguments of generic types as well.
    private static func withoutAddresses(_ path: String) -> String {
        var result = ""
        var rest = Substring(path)
        let mark = "(unknown context at $"
        while let start = rest.firstIndex(of: "(") {
            guard rest[start...].hasPrefix(mark), let end = rest[start...].firstIndex(of: ")") else {
                result += rest[...start]
                rest = rest[rest.index(after: start)...]
                continue
            }
            result += rest[..<start]
            // And the dot behind it.
            rest = rest[end...].dropFirst(2)
        }
        return result + rest
    }
}
