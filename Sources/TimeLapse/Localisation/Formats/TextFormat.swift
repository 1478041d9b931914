/// A text with placeholders, such as `%lld of %2$@`, and with variables of plural rules, such as `%#@files@`.
struct TextFormat: Sendable {
    /// A part of the text that a value stands for.
    struct Placeholder: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case text, integer, decimal
        }

        /// The number of the value, from 1; `nil` for the next one.
        var position: Int?
        /// What stands before the length and the letter, such as `-8.2`.
        var flags = ""
        /// The letter at the end, such as `d`.
        var letter: Character = "@"
        /// The name of the variable, if it is one.
        var variable: String?

        /// Whether it shows a whole number as it is. A format style makes the same text in a twentieth of the time.
        var isPlain: Bool { flags.isEmpty && "diu".contains(letter) }

        var kind: Kind {
            switch letter {
            case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": .integer
            case "f", "F", "e", "E", "g", "G", "a", "A": .decimal
            default: .text
            }
        }
    }

    enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    private(set) var parts: [Part] = []

    /// Takes a text apart. A percent sign that begins no placeholder is text.
    init(_ text: String) {
        var rest = text[...]
        var literal = ""
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            var end = rest[rest.index(after: percent)...]
            if end.first == "%" {
                literal += "%"
                end.removeFirst()
            } else if let placeholder = Placeholder(&end) {
                if !literal.isEmpty { parts.append(.text(literal)) }
                literal = ""
                parts.append(.placeholder(placeholder))
            } else {
                literal += "%"
                end = rest[rest.index(after: percent)...]
            }
            rest = end
        }
        literal += rest
        if !literal.isEmpty { parts.append(.text(literal)) }
    }

    /// Whether a text has variables, which Foundation here cannot show.
    static func hasVariables(_ text: String) -> Bool { text.utf8.containsVariable }
}

extension TextFormat.Placeholder {
    /// Reads what stands behind a percent sign; `nil` if it is no placeholder.
    fileprivate init?(_ rest: inout Substring) {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
            position = number
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@") {
            let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
            guard !name.isEmpty, rest[name.endIndex...].first == "@" else { return nil }
            variable = String(name)
            rest = rest[name.endIndex...].dropFirst()
            return
        }
        let flags = rest.prefix { "0123456789.-+ #'".contains($0) }
        rest = rest[flags.endIndex...].drop { "hlqLztj".contains($0) }
        // No text has such a width, and Foundation's functions would take the memory for it.
        guard flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }),
            let letter = rest.popFirst(), "@dDiuUxXoOcCfFeEgGaAsSp".contains(letter)
        else { return nil }
        self.flags = String(flags)
        self.letter = letter
    }
}

extension String.UTF8View {
    /// Whether there is a `%#@`, or one with a position, such as `%1$#@`.
    fileprivate var containsVariable: Bool {
        var sign: UInt8 = 0
        for byte in self {
            if byte == UInt8(ascii: "@"), sign == UInt8(ascii: "#") { return true }
            sign = byte
        }
        return false
    }
}
