/// Splits a format into tokens, one at a time, so that the first error is the one that is reported.
///
/// It works on Unicode scalars: a quotation mark stays one even if an accent follows it.
struct FormatLexer {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ format: String) {
        scalars = Array(format.unicodeScalars)
    }

    /// The next token with its position; after the last one always the end.
    mutating func next() throws(FormatSyntaxError) -> (token: FormatToken, start: Int) {
        while let scalar = current, scalar.properties.isWhitespace { position += 1 }
        let start = position
        guard let scalar = current else { return (.end, start) }
        if scalar.isFormatDigit || (scalar == "." && peek(1)?.isFormatDigit == true) {
            return (.number(try number()), start)
        }
        if scalar.startsWord { return (.word(word()), start) }
        switch scalar {
        case "'", "\"": return (.text(try text(scalar)), start)
        case "$": return (.variable(try marked("a name after $, as in $rootView")), start)
        case "#": return (.key(try marked("a key after #")), start)
        case "@": return (.gathering(try marked("an operator after @, such as @count")), start)
        case "%": return (.argument(try argument()), start)
        default: return (.symbol(try symbol()), start)
        }
    }

    private var current: Unicode.Scalar? { peek(0) }

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        position + distance < scalars.count ? scalars[position + distance] : nil
    }

    private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        var taken = String.UnicodeScalarView()
        while let scalar = current, condition(scalar) {
            taken.append(scalar)
            position += 1
        }
        return String(taken)
    }

    private mutating func word() -> String {
        take { $0.continuesWord }
    }

    private mutating func marked(_ expected: String) throws(FormatSyntaxError) -> String {
        position += 1
        guard let scalar = current, scalar.startsWord else {
            throw FormatSyntaxError(offset: position, message: "expected \(expected)")
        }
        return word()
    }

    private mutating func symbol() throws(FormatSyntaxError) -> String {
        let two = [peek(0), peek(1)].compactMap { $0.map { String(Character($0)) } }.joined()
        if Self.longSymbols.contains(two) {
            position += 2
            return two
        }
        guard let scalar = current, Self.shortSymbols.contains(scalar) else {
            throw FormatSyntaxError(offset: position, message: "this character means nothing here")
        }
        position += 1
        return String(Character(scalar))
    }

    private static let longSymbols: Set<String> = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**",
    ]
    private static let shortSymbols = Set("=<>!()[]{},.+-*/:".unicodeScalars)
}

extension FormatLexer {
    /// A placeholder for an argument, with the letter of its kind.
    private mutating func argument() throws(FormatSyntaxError) -> String {
        let start = position
        position += 1
        if let scalar = current, "@K".unicodeScalars.contains(scalar) {
            position += 1
            return "%\(scalar)"
        }
        let length = take { "hlqztj".unicodeScalars.contains($0) }
        guard let scalar = current, "diuxXfFgGeE".unicodeScalars.contains(scalar) else {
            throw FormatSyntaxError(
                offset: start,
                message: "expected %@, %K, %d or %f here; a % of another kind stands in quotes only")
        }
        position += 1
        return "%\(length)\(scalar)"
    }

    private mutating func text(_ quote: Unicode.Scalar) throws(FormatSyntaxError) -> String {
        let start = position
        var content = String.UnicodeScalarView()
        position += 1
        while let scalar = current {
            position += 1
            if scalar == quote { return String(content) }
            content.append(scalar == "\\" ? try escaped() : scalar)
        }
        throw FormatSyntaxError(offset: start, message: "the text that begins here has no end")
    }

    private mutating func escaped() throws(FormatSyntaxError) -> Unicode.Scalar {
        let start = position - 1
        guard let scalar = current else { return "\\" }
        position += 1
        switch scalar {
        case "\\", "'", "\"": return scalar
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "u":
            let next = scalars[position...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
            position += next.count
            let digits = String(String.UnicodeScalarView(next))
            if digits.count == 4, let code = UInt32(digits, radix: 16), let result = Unicode.Scalar(code) {
                return result
            }
            throw FormatSyntaxError(offset: start, message: "expected four hexadecimal digits after \\u")
        default:
            // An invisible character would be confusing in the message.
            let escape = scalar.isASCII && scalar.properties.isXIDContinue ? "\\\(scalar)" : "this backslash"
            throw FormatSyntaxError(
                offset: start, message: "\(escape) means nothing in a text; \\\\ stands for a backslash")
        }
    }
}

extension FormatLexer {
    private static let radixes: [Unicode.Scalar: Int] = ["x": 16, "X": 16, "o": 8, "b": 2]

    /// A number with digits only, with a point or an exponent, or one in another radix: `0x1F`, `0o17`, `0b11`.
    private mutating func number() throws(FormatSyntaxError) -> FormatNumber {
        let start = position
        if current == "0", let mark = peek(1), let radix = Self.radixes[mark] {
            position += 2
            return try wholeNumber(radix: radix, from: start)
        }
        var digits = take { $0.isFormatDigit }
        var isWhole = true
        if current == ".", peek(1)?.isFormatDigit == true {
            isWhole = false
            position += 1
            digits += "." + take { $0.isFormatDigit }
        }
        if let exponent = exponent() {
            isWhole = false
            digits += exponent
        }
        try endNumber(from: start)
        if isWhole, let value = Int(digits) { return .integer(value) }
        guard let value = Double(digits.hasPrefix(".") ? "0\(digits)" : digits), value.isFinite else {
            throw FormatSyntaxError(offset: start, message: "this number is too large")
        }
        return .real(value)
    }

    private mutating func wholeNumber(
        radix: Int, from start: Int
    ) throws(FormatSyntaxError) -> FormatNumber {
        let digits = take {
            $0.properties.isASCIIHexDigit && Character($0).hexDigitValue.map { $0 < radix } == true
        }
        try endNumber(from: start)
        guard !digits.isEmpty else {
            throw FormatSyntaxError(offset: start, message: "expected digits of base \(radix)")
        }
        if let value = Int(digits, radix: radix) { return .integer(value) }
        let value = digits.reduce(0.0) { $0 * Double(radix) + Double($1.hexDigitValue ?? 0) }
        guard value.isFinite else {
            throw FormatSyntaxError(offset: start, message: "this number is too large")
        }
        return .real(value)
    }

    private mutating func exponent() -> String? {
        guard current == "e" || current == "E" else { return nil }
        let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
        guard peek(1 + sign)?.isFormatDigit == true else { return nil }
        let mark = sign == 1 && peek(1) == "-" ? "e-" : "e"
        position += 1 + sign
        return mark + take { $0.isFormatDigit }
    }

    private func endNumber(from start: Int) throws(FormatSyntaxError) {
        guard let scalar = current, scalar.continuesWord else { return }
        throw FormatSyntaxError(offset: start, message: "this is neither a number nor a key")
    }
}

extension Unicode.Scalar {
    fileprivate var isFormatDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var startsWord: Bool { self == "_" || properties.isXIDStart }
    fileprivate var continuesWord: Bool { properties.isXIDContinue }
}
