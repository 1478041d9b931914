/// A suite or a test as a source file declares it, by what `swift test` prints of it.
struct NamedTest: Equatable {
    enum Kind: String {
        case suite, test
    }

    var kind: Kind
    /// The name of a suite or the title of a test, as it is written between the quotation marks.
    var name: String?
    var line: Int

    /// Why a reader of `swift test` does not understand the name, if so.
    var fault: String? {
        guard let name else { return kind == .suite ? "The suite has no name." : "The test has no title." }
        guard kind == .test else { return nil }
        if let word = name.split(separator: " ").first, Self.leaningWords.contains(String(word)) {
            return
                "The title begins with \"\(word)\", so that it needs the suite's name or another title: \(name)"
        }
        if name.first?.isLowercase == true {
            return "The title begins with a small letter. Put code in backticks: \(name)"
        }
        return nil
    }

    /// First words of titles that continue something else.
    private static let leaningWords: Set = [
        "It", "They", "Its", "Their", "Nor", "So", "And", "Or", "But", "Then", "Neither", "Those", "These",
    ]
}

/// Reads the suites and tests of a source file, line by line.
///
/// A line that is indented less than another one is taken to be outside of the type around that, as `swift format`
/// has it.
struct TestNames {
    private struct Attribute {
        var line: Int
        var text: String

        /// The text literal that is the first argument.
        var name: String? {
            guard let open = text.firstIndex(of: "("), text[open...].hasPrefix("(\"") else { return nil }
            var isEscaped = false
            let literal = text[open...].dropFirst(2).prefix { character in
                if character == "\"", !isEscaped { return false }
                isEscaped = character == "\\" && !isEscaped
                return true
            }
            return String(literal)
        }
    }

    private struct Enclosing {
        var indentation: Int
        var line: Int
        /// Whether the type was noted as a suite, or is an extension.
        var isNoted: Bool
    }

    private(set) var found: [NamedTest] = []
    private var types: [Enclosing] = []
    private var suite: Attribute?
    private var test: Attribute?
    private var line = 0
    /// The beginning of a type's declaration, made once: a regular expression takes longer to make than to match.
    private let declaration = /(?:@\w+(?:\(.*\))?\s+|[a-z]+\s+)*(?:struct|class|enum|actor|extension)\s+[A-Z]/
    private var isInText = false

    init(in source: String) {
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) { read(line) }
    }

    private mutating func read(_ text: Substring) {
        line += 1
        let bytes = text.utf8
        guard let start = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return }
        let code = text[start...]
        if isInText {
            isInText = !code.hasPrefix("\"\"\"")
            return
        }
        guard !code.hasPrefix("//") else { return }
        isInText = code.hasSuffix("\"\"\"")
        // Nothing else begins a declaration, and the regular expression below takes its time.
        guard
            suite != nil || test != nil || code.hasPrefix("@")
                || Self.declaring.contains(where: { code.hasPrefix($0) })
        else { return }
        let indentation = bytes.distance(from: text.startIndex, to: start)
        suite = attribute("@Suite", in: code, after: suite)
        test = attribute("@Test", in: code, after: test)
        if test?.line == line { leaveTypes(to: indentation) }
        if (try? declaration.prefixMatch(in: code)) != nil {
            noteType(isExtension: code.hasPrefix("extension "), indentation)
        } else if let test, code.contains("func ") {
            found.append(NamedTest(kind: .test, name: test.name, line: test.line))
            self.test = nil
        }
    }

    /// The words that begin the declaration of a type, except for attributes.
    private static let declaring = [
        "struct ", "class ", "enum ", "actor ", "extension ", "public ", "package ", "internal ", "private ",
        "fileprivate ", "open ", "final ", "indirect ", "nonisolated ",
    ]

    /// The attribute that begins in a line, or the one before, with the line added to its text.
    private func attribute(_ name: String, in code: Substring, after other: Attribute?) -> Attribute? {
        if code.hasPrefix("@"), let start = code.firstRange(of: name)?.lowerBound,
            !code[..<start].contains("\"")
        {
            return Attribute(line: line, text: String(code[start...]))
        }
        return other.map { Attribute(line: $0.line, text: $0.text + code) }
    }

    private mutating func noteType(isExtension: Bool, _ indentation: Int) {
        types.removeAll { $0.indentation >= indentation }
        if let suite { found.append(NamedTest(kind: .suite, name: suite.name, line: suite.line)) }
        types.append(Enclosing(indentation: indentation, line: line, isNoted: suite != nil || isExtension))
        suite = nil
    }

    /// Leaves the types that end before a test, and notes the one around it as a suite without a name if it has no
    /// `@Suite`.
    private mutating func leaveTypes(to indentation: Int) {
        types.removeAll { $0.indentation >= indentation }
        guard let type = types.last, !type.isNoted else { return }
        types[types.count - 1].isNoted = true
        found.append(NamedTest(kind: .suite, name: nil, line: type.line))
    }
}
