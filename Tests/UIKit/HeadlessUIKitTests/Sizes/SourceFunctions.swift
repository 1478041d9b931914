/// The functions, initializers and properties with braces of a source file, as `swift format` lays them out: the brace
/// that closes one stands below the first character of its first line.
struct SourceFunctions {
    struct Function: Equatable {
        var name: String
        /// Its lines, from that of its name to that of its closing brace.
        var count: Int
    }

    /// Those of more than one line, in their order.
    private(set) var functions: [Function] = []

    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
        "override",
        "mutating", "nonmutating", "consuming", "borrowing", "nonisolated", "convenience", "required", "lazy",
        "weak",
        "unowned", "dynamic",
    ]

    init(_ lines: [ArraySlice<UInt8>]) {
        for (number, line) in lines.enumerated() {
            guard let name = Self.declaredName(line) else { continue }
            let indentation = Self.indentation(of: line)
            for (other, next) in lines[(number + 1)...].enumerated()
            where Self.indentation(of: next) <= indentation {
                // An empty line, a condition of compilation, or the end of the parameters.
                let first = next.first { $0 != UInt8(ascii: " ") }
                if first == nil || first == UInt8(ascii: "#") || first == UInt8(ascii: ")") { continue }
                if first == UInt8(ascii: "}"), Self.indentation(of: next) == indentation {
                    functions.append(Function(name: name, count: other + 2))
                }
                break
            }
        }
    }

    private static func indentation(of line: ArraySlice<UInt8>) -> Int {
        line.prefix { $0 == UInt8(ascii: " ") }.count
    }

    /// The name of the function or property that a line begins to declare.
    private static func declaredName(_ line: ArraySlice<UInt8>) -> String? {
        var rest = line[...]
        while true {
            rest = rest.drop { $0 == UInt8(ascii: " ") }
            // Comments, literals, types and what closes a brace begin with another character.
            guard let first = rest.first, first == UInt8(ascii: "@") || first >= UInt8(ascii: "a") else {
                return nil
            }
            let word = rest.prefix { $0 != UInt8(ascii: " ") }
            rest = rest.dropFirst(word.count)
            if first == UInt8(ascii: "@") { continue }
            let name = self.name(word)
            switch name {
            case "init", "deinit", "subscript": return name
            case "func", "var": return self.name(rest.dropFirst().prefix { $0 != UInt8(ascii: " ") })
            default: if !modifiers.contains(name) { return nil }
            }
        }
    }

    /// What stands before a parenthesis, the like, or a colon.
    private static func name(_ word: ArraySlice<UInt8>) -> String {
        let ends = Array("(<:?".utf8)
        let name = word.prefix { !ends.contains($0) }
        return String(decoding: name.isEmpty ? word : name, as: UTF8.self)
    }
}
