/// The form of property lists that Xcode writes a project in: `{ key = (a, "b c"); /* … */ }`.
///
/// A file that is cut off is read as far as it goes.
struct OpenStepPropertyList {
    /// Where a file that is cut off ends.
    struct Cut: Equatable, Sendable {
        /// The last line.
        var line: Int
        /// What is open there, the innermost first: `the string of line 12`, `the dictionary "objects" of line 5`.
        var open: [String]
    }

    struct Failure: Error, Equatable {
        var text: String
        var line: Int
        var isMergeConflict = false
    }

    /// No project nests deeper, and the stack of a thread is finite.
    static let deepest = 200

    let root: PropertyListValue
    let cut: Cut?

    /// - Complexity: O(bytes).
    init(_ bytes: [UInt8]) throws(Failure) {
        var parser = Parser(bytes)
        root = try parser.value(named: nil, depth: 0) ?? PropertyListValue(content: .string(""), line: 1)
        if parser.cut.isEmpty {
            parser.skipBlank()
            if parser.cut.isEmpty, let byte = parser.byte {
                throw parser.unexpected(byte, instead: "the end")
            }
        }
        cut = parser.cut.isEmpty ? nil : Cut(line: parser.line, open: parser.cut)
    }
}

extension OpenStepPropertyList {
    /// Goes over the bytes once.
    struct Parser {
        let bytes: [UInt8]
        var index = 0
        var line = 1
        /// What is open at the end of a file that is cut off; empty until then.
        var cut: [String] = []

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        }

        var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

        mutating func advance() {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }

        /// The next value; `nil` at the end of the file.
        mutating func value(named name: String?, depth: Int) throws(Failure) -> PropertyListValue? {
            skipBlank()
            guard let byte, cut.isEmpty else { return nil }
            let start = line
            guard depth < deepest else {
                throw Failure(text: "Values are nested deeper than \(deepest) levels.", line: line)
            }
            let content: PropertyListValue.Content
            switch byte {
            case UInt8(ascii: "{"): content = .dictionary(try dictionary(named: name, depth: depth))
            case UInt8(ascii: "("): content = .array(try array(named: name, depth: depth))
            case UInt8(ascii: "<"): content = .data(try data())
            default: content = .string(try string())
            }
            return PropertyListValue(content: content, line: start)
        }

        private mutating func dictionary(
            named name: String?, depth: Int
        ) throws(Failure) -> PropertyListDictionary {
            let start = line
            var dictionary = PropertyListDictionary()
            advance()
            while true {
                skipBlank()
                guard let byte, cut.isEmpty else { break }
                if byte == UInt8(ascii: "}") {
                    advance()
                    return dictionary
                }
                let keyLine = line
                let key = try string()
                skipBlank()
                guard cut.isEmpty, try take("=", after: "the key \(key)") else { break }
                guard let value = try value(named: key, depth: depth + 1) else { break }
                dictionary.add(key, value, line: keyLine)
                skipBlank()
                // The last semicolon may be missing.
                if self.byte == UInt8(ascii: "}") { continue }
                guard cut.isEmpty, try take(";", after: "the value of \(key)") else { break }
            }
            cut.append("the dictionary \(name.map { "\"\($0)\" " } ?? "")of line \(start)")
            return dictionary
        }

        private mutating func array(named name: String?, depth: Int) throws(Failure) -> [PropertyListValue] {
            let start = line
            var values: [PropertyListValue] = []
            advance()
            while true {
                skipBlank()
                guard let byte, cut.isEmpty else { break }
                if byte == UInt8(ascii: ")") {
                    advance()
                    return values
                }
                guard let value = try value(named: nil, depth: depth + 1) else { break }
                values.append(value)
                skipBlank()
                if self.byte == UInt8(ascii: ")") { continue }
                guard cut.isEmpty, try take(",", after: "an element") else { break }
            }
            cut.append("the array \(name.map { "\"\($0)\" " } ?? "")of line \(start)")
            return values
        }

        /// Goes on after a character that must be there; false at the end of the file.
        private mutating func take(_ character: Unicode.Scalar, after place: String) throws(Failure) -> Bool {
            guard let byte else { return false }
            guard byte == UInt8(ascii: character) else {
                throw unexpected(byte, instead: "\"\(character)\" after \(place)")
            }
            advance()
            return true
        }

        func unexpected(_ byte: UInt8, instead: String) -> Failure {
            // What Git writes where two versions of the file differ.
            let conflicts = ["<<<<<<<", "=======", ">>>>>>>"]
            let rest = bytes[index..<min(index + 7, bytes.count)]
            if conflicts.contains(where: { rest.elementsEqual($0.utf8) }) {
                return Failure(
                    text: "The file has the marks of a merge conflict.", line: line, isMergeConflict: true)
            }
            let found = byte < 0x80 ? "\"\(Unicode.Scalar(byte))\"" : "a character that is not ASCII"
            return Failure(text: "Expected \(instead), but found \(found).", line: line)
        }
    }
}
