/// Reads the expressions of a manifest, without running it.
struct SwiftExpressionReader {
    /// No manifest nests deeper, and the stack is finite.
    private static let deepest = 64
    private static let mostValues = 100
    private static let longest = 10_000

    private let tokens: [SwiftTokens.Token]
    private var index = 0
    /// The values of constants and variables.
    private var values: [String: SwiftExpression] = [:]

    init(_ text: String) {
        tokens = SwiftTokens(text).tokens
        readVariables()
    }

    private var token: SwiftTokens.Token? { index < tokens.count ? tokens[index] : nil }

    /// The first call of a function that is not a declaration of it: `Package(…)`.
    mutating func call(_ name: String) -> SwiftExpression? {
        for start in tokens.indices.dropLast()
        where tokens[start] == .word(name) && tokens[start + 1].isSign("(")
            && (start == 0 || !tokens[start - 1].isSign("."))
        {
            index = start
            return expression(depth: 0)
        }
        return nil
    }

    /// Takes over `let name = …` of the file; of two, the first counts.
    private mutating func readVariables() {
        while index < tokens.count, values.count < Self.mostValues {
            let start = index
            index += 1
            guard tokens[start] == .word("let") || tokens[start] == .word("var"), index < tokens.count,
                case .word(let name) = tokens[index], values[name] == nil
            else { continue }
            // A type may stand before the equals sign.
            let types = tokens[index..<min(index + 12, tokens.count)]
            guard let equals = types.firstIndex(where: { $0.isSign("=") }) else { continue }
            index = equals + 1
            values[name] = expression(depth: 0)
        }
    }

    /// An expression up to what separates it from the next; sums of arrays and texts are joined.
    private mutating func expression(depth: Int) -> SwiftExpression {
        var value = operand(depth: depth)
        // `"1.0.0"..<"2.0.0"` and `"1.0.0"..."2.0.0"` are calls of their operators.
        for range in ["..<", "..."] where tokens.dropFirst(index).starts(with: range.map { .sign($0) }) {
            index += 3
            return .call(range, [.init(value: value), .init(value: operand(depth: depth))])
        }
        while token?.isSign("+") == true {
            index += 1
            let next = operand(depth: depth)
            switch (value, next) {
            case (.array(let one), .array(let other)) where one.count + other.count < Self.longest:
                value = .array(one + other)
            case (.string(let one), .string(let other)) where one.count + other.count < Self.longest:
                value = .string(one + other)
            case (.array, _), (.string, _): break
            default: value = next
            }
        }
        return value
    }

    private mutating func operand(depth: Int) -> SwiftExpression {
        guard depth < Self.deepest, let first = token else { return .other }
        switch first {
        case .string(let text):
            index += 1
            return .string(text)
        case .sign("["): return list(depth: depth)
        case .sign("."), .word: return name(depth: depth)
        default:
            skipOne()
            return .other
        }
    }

    /// A name with its parts and arguments; of `a.b(c).d(e)` the last call counts.
    private mutating func name(depth: Int) -> SwiftExpression {
        var name = ""
        var arguments: [SwiftExpression.Argument] = []
        while let token {
            if token.isSign("(") {
                arguments = self.arguments(depth: depth)
            } else if token.isSign("."), index + 1 < tokens.count, case .word(let part) = tokens[index + 1] {
                name += ".\(part)"
                index += 2
            } else if case .word(let part) = token, name.isEmpty {
                name = part
                index += 1
            } else {
                break
            }
        }
        if name.isEmpty { index += 1 }
        return arguments.isEmpty ? values[name] ?? .call(name, []) : .call(name, arguments)
    }

    private mutating func arguments(depth: Int) -> [SwiftExpression.Argument] {
        var arguments: [SwiftExpression.Argument] = []
        index += 1
        while let token, !token.isSign(")") {
            var label: String?
            if case .word(let word) = token, index + 1 < tokens.count, tokens[index + 1].isSign(":") {
                label = word
                index += 2
            }
            arguments.append(SwiftExpression.Argument(label: label, value: expression(depth: depth + 1)))
            skipToSeparator(before: ")")
        }
        index += 1
        return arguments
    }

    private mutating func list(depth: Int) -> SwiftExpression {
        var elements: [SwiftExpression] = []
        var pairs: [String: SwiftExpression] = [:]
        index += 1
        while let token, !token.isSign("]") {
            let element = expression(depth: depth + 1)
            if self.token?.isSign(":") == true {
                index += 1
                pairs[element.text ?? element.name ?? ""] = expression(depth: depth + 1)
            } else {
                elements.append(element)
            }
            skipToSeparator(before: "]")
        }
        index += 1
        return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
    }

    /// Goes over what is not read, to after the next comma or before the closing bracket.
    private mutating func skipToSeparator(before closing: Character) {
        while let token, !token.isSign(closing) {
            if token.isSign(",") {
                index += 1
                return
            }
            skipOne()
        }
    }

    /// Goes over a token, or brackets with all that is in them.
    private mutating func skipOne() {
        var depth = 0
        repeat {
            guard let token else { return }
            if case .sign(let sign) = token {
                if "([{".contains(sign) { depth += 1 }
                if ")]}".contains(sign) { depth -= 1 }
            }
            index += 1
        } while depth > 0
    }
}
