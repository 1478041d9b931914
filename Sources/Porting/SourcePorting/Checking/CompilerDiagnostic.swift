/// An error that the compiler found in a file.
struct CompilerDiagnostic: Hashable {
    let path: String
    let line: Int
    let column: Int
    let message: String

    init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    /// The error in the compiler's format.
    var text: String { "\(path):\(line):\(column): error: \(message)" }

    /// Reads a line of the compiler's output, such as `Form.swift:3:9: error: cannot find 'a' in scope`.
    init?(_ text: Substring) {
        guard let mark = text.firstRange(of: ": error: ") else { return nil }
        let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let line = Int(place[place.count - 2]),
            let column = Int(place[place.count - 1])
        else { return nil }
        path = place.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
        message = String(text[mark.upperBound...]).trimmingPrefix { $0 == " " }.description
    }

    /// The errors in the compiler's output, each once, in its order.
    static func all(in output: String) -> [CompilerDiagnostic] {
        var seen: Set<CompilerDiagnostic> = []
        return output.split(whereSeparator: \.isNewline).compactMap { CompilerDiagnostic($0) }
            .filter { seen.insert($0).inserted }
    }

    /// The module that an import names and that there is not; `nil` for other errors.
    var missingModule: String? {
        message.hasPrefix("no such module '") ? quoted.first : nil
    }

    /// The type, function or attribute that there is not, such as `UIMotionEffect`; `nil` for other errors.
    var missingName: String? {
        let isMissing =
            (message.hasPrefix("cannot find ") && message.hasSuffix(" in scope"))
            || message.hasPrefix("unknown attribute '")
        return isMissing ? quoted.first : nil
    }

    /// The type and its member that there is not, such as `UILabel` and `shadowBlur`; `nil` for other errors.
    var missingMember: (type: String, member: String)? {
        guard message.contains(" has no member '") || message.contains("is not a member type of "),
            let first = quoted.first, let last = quoted.last, quoted.count >= 2
        else { return nil }
        let isReversed = message.contains("is not a member type of ")
        let words = (isReversed ? last : first).split(separator: " ")
        // Of what the compiler says of types, only the name is of interest: `any Base.Type`, `Form?`, `module.Form`.
        let owner = (words.last ?? "").filter { $0 != "?" && $0 != "!" }.prefix { $0 != "<" }
        let type = owner.hasSuffix(".Type") ? owner.dropLast(5) : owner
        return (String(type), isReversed ? first : last)
    }

    /// The names in what stands between quotation marks, such as `Form` and `Field` for `[Form.Field]?`.
    var quotedNames: [String] {
        quoted.flatMap { text in
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }
    }

    /// What stands between quotation marks in the message.
    var quoted: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
