extension FormatParser {
    /// The words that are not keys at the start of a value, unless they are marked with `#`.
    static let reservedWords: Set<String> = [
        "AND", "OR", "NOT", "IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN", "ANY",
        "SOME", "ALL", "NONE", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "TRUEPREDICATE",
        "FALSEPREDICATE", "SUBQUERY", "FUNCTION", "CAST", "TERNARY",
    ]

    /// Parses a value; a condition is an error.
    mutating func value() throws(FormatSyntaxError) -> FormatExpression {
        let start = start
        let part = try chain()
        return try value(part, from: start)
    }

    private func value(_ part: Part, from start: Int) throws(FormatSyntaxError) -> FormatExpression {
        guard case .value(let value) = part else {
            throw FormatSyntaxError(offset: start, message: "expected a value here, not a condition")
        }
        return value
    }

    // MARK: Arithmetic

    /// The operators of arithmetic, from those that bind least to those that bind most.
    private static let signs: [[FormatArithmetic]] = [[.plus, .minus], [.times, .divided], [.power]]

    /// Parses values joined by the operators of a level, or a single part.
    mutating func chain(level: Int = 0) throws(FormatSyntaxError) -> Part {
        guard level < Self.signs.count else { return try negated() }
        let start = start
        let first = try chain(level: level + 1)
        guard sign(of: level) != nil else { return first }
        let base = try value(first, from: start)
        var operands: [FormatOperand] = []
        while let sign = sign(of: level) {
            try advance()
            let start = self.start
            let part = try chain(level: level + 1)
            operands.append(FormatOperand(sign: sign, value: try value(part, from: start)))
        }
        return .value(.chain(base, operands))
    }

    private func sign(of level: Int) -> FormatArithmetic? {
        guard case .symbol(let symbol) = token, let sign = FormatArithmetic(rawValue: symbol),
            Self.signs[level].contains(sign)
        else { return nil }
        return sign
    }

    private mutating func negated() throws(FormatSyntaxError) -> Part {
        var signs = 0
        while try take("-") { signs += 1 }
        let start = start
        let part = try path()
        guard signs > 0 else { return part }
        let operand = try value(part, from: start)
        if case .constant(let literal) = operand, let number = FormatValue(literal).number {
            return .value(.constant((signs % 2 == 1 ? number.negated : number).literal))
        }
        return .value(signs % 2 == 1 ? .negated(operand) : .negated(.negated(operand)))
    }

    // MARK: Paths

    /// Parses a value and the steps after it.
    private mutating func path() throws(FormatSyntaxError) -> Part {
        let start = start
        let part = try primary()
        guard token == .symbol(".") || token == .symbol("[") else { return part }
        var steps: [FormatStep] = []
        var base = try value(part, from: start)
        if case .path(let inner, let innerSteps) = base { (base, steps) = (inner, innerSteps) }
        var levels = 0
        while token == .symbol(".") || token == .symbol("[") {
            let more = try take(".") ? step() : [index()]
            steps += more
            // Each one covers the rest of the path, and so nests one level deeper in the evaluation.
            levels += more.filter(\.isGathering).count
            guard levels <= Self.depthLimit else { throw tooDeep }
        }
        return .value(steps.isEmpty ? base : .path(base, steps))
    }

    private mutating func step() throws(FormatSyntaxError) -> [FormatStep] {
        let steps: [FormatStep]
        switch token {
        case .word(let word): steps = token.isKeyword("SELF") ? [] : [.key(word)]
        case .key(let name): steps = [.key(name)]
        case .gathering(let name): steps = [.gathering(try gathering(name))]
        case .argument("%K"): steps = try arguments.keyPath(at: start)
        default: throw expected("a key here, such as tag or @count")
        }
        try advance()
        return steps
    }

    private func gathering(_ name: String) throws(FormatSyntaxError) -> FormatGathering {
        guard let gathering = FormatGathering(rawValue: name) else {
            let known = FormatGathering.allCases.map { "@\($0)" }.joined(separator: ", ")
            throw expected("one of \(known)")
        }
        return gathering
    }

    private mutating func index() throws(FormatSyntaxError) -> FormatStep {
        try enter()
        try require("[")
        let words: [(String, FormatStep)] = [("FIRST", .first), ("LAST", .last), ("SIZE", .size)]
        let step: FormatStep
        if let word = words.first(where: { token.isKeyword($0.0) }) {
            step = word.1
            try advance()
        } else {
            step = .index(try value())
        }
        try require("]")
        leave()
        return step
    }

    // MARK: Primary values

    private mutating func primary() throws(FormatSyntaxError) -> Part {
        let expression: FormatExpression
        switch token {
        case .number(let number): expression = .constant(number.literal)
        case .text(let text): expression = .constant(.text(text))
        case .variable(let name): expression = .variable(name)
        case .key(let name): expression = .path(.itself, [.key(name)])
        case .gathering(let name): expression = .path(.itself, [.gathering(try gathering(name))])
        case .argument("%K"):
            let steps = try arguments.keyPath(at: start)
            expression = steps.isEmpty ? .itself : .path(.itself, steps)
        case .argument(let place): expression = .constant(try arguments.literal(for: place, at: start))
        case .symbol("("): return try group()
        case .symbol("{"): return .value(.list(of: try values(from: "{", to: "}")))
        case .word(let word): return try named(word)
        default: throw expected(Self.anyValue)
        }
        try advance()
        return .value(expression)
    }

    private mutating func group() throws(FormatSyntaxError) -> Part {
        try enter()
        try require("(")
        let part = try disjunction()
        try require(")")
        leave()
        return part
    }

    /// Parses values with commas between them, in braces or parentheses.
    private mutating func values(from open: String, to close: String) throws(FormatSyntaxError)
        -> [FormatExpression]
    {
        try enter()
        defer { leave() }
        try require(open)
        var values: [FormatExpression] = []
        if try take(close) { return values }
        repeat { values.append(try value()) } while try take(",")
        guard try take(close) else { throw expected(", or \(close) here") }
        return values
    }

    /// Parses what begins with a word: a keyword, a function with its values, or else a key.
    private mutating func named(_ word: String) throws(FormatSyntaxError) -> Part {
        let keyword = word.uppercased()
        guard Self.reservedWords.contains(keyword) else { return .value(try keyOrCall(word)) }
        let part: Part
        switch keyword {
        case "TRUEPREDICATE": part = .condition(.constant(true))
        case "FALSEPREDICATE": part = .condition(.constant(false))
        case "SELF": part = .value(.itself)
        case "NULL", "NIL": part = .value(.constant(.null))
        case "TRUE", "YES": part = .value(.constant(.bool(true)))
        case "FALSE", "NO": part = .value(.constant(.bool(false)))
        case "SUBQUERY": return .value(try subquery())
        case "FUNCTION", "CAST", "TERNARY":
            throw FormatSyntaxError(offset: start, message: "\(keyword) is not available here")
        default: throw expected("\(Self.anyValue); #\(word) is the key of that name")
        }
        try advance()
        return part
    }

    private mutating func keyOrCall(_ word: String) throws(FormatSyntaxError) -> FormatExpression {
        let wordStart = start
        try advance()
        guard token == .symbol("(") || token == .symbol(":") else { return .path(.itself, [.key(word)]) }
        var name = "\(word):"
        while try take(":") {
            guard case .word(let part) = token else { continue }
            name += "\(part):"
            try advance()
        }
        guard let function = FormatFunction(name: name) else {
            throw FormatSyntaxError(
                offset: wordStart,
                message: "there is no function \(name) here; there are \(FormatFunction.names)")
        }
        let values = try values(from: "(", to: ")")
        guard values.count == function.arity || (function.isOfList && values.count > 1) else {
            throw FormatSyntaxError(
                offset: wordStart,
                message: "\(name) takes \(function.arity.counted("value")), not \(values.count)")
        }
        return .call(function, values)
    }

    private mutating func subquery() throws(FormatSyntaxError) -> FormatExpression {
        try enter()
        try advance()
        try require("(")
        let collection = try value()
        try require(",")
        guard case .variable(let variable) = token else { throw expected("a variable here, such as $view") }
        try advance()
        try require(",")
        let condition = try wholeCondition()
        try require(")")
        leave()
        return .subquery(collection, variable: variable, condition)
    }
}

extension FormatStep {
    fileprivate var isGathering: Bool {
        if case .gathering = self { true } else { false }
    }
}

extension FormatExpression {
    /// A list of values; itself a literal if all of them are.
    fileprivate static func list(of values: [FormatExpression]) -> FormatExpression {
        var literals: [FormatLiteral] = []
        for case .constant(let literal) in values { literals.append(literal) }
        return literals.count == values.count ? .constant(.list(literals)) : .list(values)
    }
}
