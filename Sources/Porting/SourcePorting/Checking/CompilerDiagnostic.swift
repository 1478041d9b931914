/// An error that the compiler found in a file.
struct CompilerDiagnostic: Hashable {
    let path: String
    let line: Int
    let column: Int
    let message: String

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

    /// The type, function or member that there is not, such as `UIMotionEffect` or `UILabel.shadowBlur`.
    var missingName: String? {
        let words = quoted
        if message.hasPrefix("cannot find "), message.hasSuffix(" in scope"), let name = words.first {
            return name
        }
        guard message.contains(" has no member '"), words.count >= 2, let member = words.last else {
            return nil
        }
        let owner = words[0].split(separator: " ").last.map(String.init) ?? words[0]
        // Of what the compiler says of types, only the name is of interest: `any Base.Type`, `Form?`.
        let name = owner.filter { $0 != "?" && $0 != "!" }
        return "\(name.hasSuffix(".Type") ? String(name.dropLast(5)) : name).\(member)"
    }

    /// What stands between quotation marks in the message.
    private var quoted: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
