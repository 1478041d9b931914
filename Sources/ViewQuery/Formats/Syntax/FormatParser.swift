/// Parses a format by recursive descent, one function for each level of precedence.
///
/// Chains of `AND`, of `NOT`, of `+` are parsed by loops; only nested parentheses and brackets are parsed by recursion, up
/// to ``depthLimit`` levels.
struct FormatParser {
    /// The limit of nested parentheses, brackets and braces.
    static let depthLimit = 100

    /// A parsed part of a format; after `(` its kind is known only later.
    enum Part {
        case condition(FormatCondition)
        case value(FormatExpression)
    }

    private var lexer: FormatLexer
    private(set) var token = FormatToken.end
    private(set) var start = 0
    var arguments: FormatArguments
    private var depth = 0

    static func read(
        _ format: String, _ arguments: [(any Sendable)?]
    ) throws(FormatSyntaxError) -> FormatCondition {
        var parser = FormatParser(format, arguments)
        try parser.advance()
        let condition = try parser.wholeCondition()
        guard parser.token == .end else { throw parser.expected("AND, OR or the end here") }
        if let message = parser.arguments.leftover {
            throw FormatSyntaxError(offset: parser.start, message: message)
        }
        return condition
    }

    private init(_ format: String, _ arguments: [(any Sendable)?]) {
        lexer = FormatLexer(format)
        self.arguments = FormatArguments(arguments)
    }

    // MARK: Tokens

    mutating func advance() throws(FormatSyntaxError) {
        (token, start) = try lexer.next()
    }

    /// Consumes `symbol` if it is the current token.
    mutating func take(_ symbol: String) throws(FormatSyntaxError) -> Bool {
        guard token == .symbol(symbol) else { return false }
        try advance()
        return true
    }

    /// Consumes `symbol`; throws if it is not the current token.
    mutating func require(_ symbol: String) throws(FormatSyntaxError) {
        guard try take(symbol) else { throw expected("\(symbol) here") }
    }

    func expected(_ what: String) -> FormatSyntaxError {
        FormatSyntaxError(offset: start, message: "expected \(what)")
    }

    static let anyValue = "a value, such as a number, a key or %@"

    /// Enters a deeper level, which the caller leaves with ``leave()``.
    mutating func enter() throws(FormatSyntaxError) {
        depth += 1
        guard depth <= Self.depthLimit else { throw tooDeep }
    }

    var tooDeep: FormatSyntaxError {
        FormatSyntaxError(
            offset: start, message: "this is nested more than \(Self.depthLimit) levels deep")
    }

    mutating func leave() {
        depth -= 1
    }

    // MARK: Conditions

    /// Returns a part as a condition; throws if it is a value.
    func condition(_ part: Part) throws(FormatSyntaxError) -> FormatCondition {
        guard case .condition(let condition) = part else {
            throw expected("a comparison here, such as == or CONTAINS")
        }
        return condition
    }

    /// Parses a part to its end, which must be a condition.
    mutating func wholeCondition() throws(FormatSyntaxError) -> FormatCondition {
        let part = try disjunction()
        return try condition(part)
    }

    mutating func disjunction() throws(FormatSyntaxError) -> Part {
        try chain("||", "OR", FormatCondition.any) { parser throws(FormatSyntaxError) in
            try parser.conjunction()
        }
    }

    private mutating func conjunction() throws(FormatSyntaxError) -> Part {
        try chain("&&", "AND", FormatCondition.all) { parser throws(FormatSyntaxError) in
            try parser.negation()
        }
    }

    /// Parses one part, or several with a symbol or keyword between them, which are then conditions.
    private mutating func chain(
        _ symbol: String, _ keyword: String, _ combined: ([FormatCondition]) -> FormatCondition,
        _ next: (inout FormatParser) throws(FormatSyntaxError) -> Part
    ) throws(FormatSyntaxError) -> Part {
        let first = try next(&self)
        guard token == .symbol(symbol) || token.isKeyword(keyword) else { return first }
        var parts = [try condition(first)]
        while token == .symbol(symbol) || token.isKeyword(keyword) {
            try advance()
            let part = try next(&self)
            parts.append(try condition(part))
        }
        return .condition(combined(parts))
    }

    private mutating func negation() throws(FormatSyntaxError) -> Part {
        var isNegated = false
        var hasSign = false
        while token == .symbol("!") || token.isKeyword("NOT") {
            isNegated.toggle()
            hasSign = true
            try advance()
        }
        let part = try comparison()
        guard hasSign else { return part }
        let operand = try condition(part)
        return .condition(isNegated ? .not(operand) : operand)
    }

    private mutating func comparison() throws(FormatSyntaxError) -> Part {
        let quantity = try quantity()
        let leftStart = start
        let part = try chain()
        guard case .value(let left) = part else {
            if quantity == nil { return part }
            throw FormatSyntaxError(offset: leftStart, message: "expected \(Self.anyValue)")
        }
        guard let operation = operation else {
            if quantity == nil { return part }
            throw expected("a comparison here, such as == or CONTAINS")
        }
        try advance()
        let options = try options(of: operation)
        let rightStart = start
        let right = try value()
        var comparison = FormatComparison(
            quantity: quantity, left: left, operation: operation, options: options, right: right)
        if operation == .matches, case .constant(.text(let source)) = right {
            comparison.pattern = FormatPattern(source, options)
            if comparison.pattern == nil {
                throw FormatSyntaxError(
                    offset: rightStart, message: "\(source.inOneLine.quoted) is not a regular expression")
            }
        }
        return .condition(.comparison(comparison))
    }

    private mutating func quantity() throws(FormatSyntaxError) -> FormatComparison.Quantity? {
        guard case .word(let word) = token else { return nil }
        let keyword = word.uppercased()
        guard let quantity = FormatComparison.Quantity(rawValue: keyword == "SOME" ? "ANY" : keyword) else {
            return nil
        }
        try advance()
        return quantity
    }

    private var operation: FormatComparison.Operation? {
        switch token {
        case .symbol("="): .equal
        case .symbol("<>"): .notEqual
        case .symbol("=<"): .lessOrEqual
        case .symbol("=>"): .greaterOrEqual
        case .symbol(let symbol): FormatComparison.Operation(rawValue: symbol)
        case .word(let word): FormatComparison.Operation(rawValue: word.uppercased())
        default: nil
        }
    }

    /// Parses the letters in brackets after an operator.
    private mutating func options(
        of operation: FormatComparison.Operation
    ) throws(FormatSyntaxError) -> FormatOptions {
        guard token == .symbol("["), operation != .between else { return [] }
        try advance()
        var options: FormatOptions = []
        guard case .word(let letters) = token else { throw expected("c, d or both, or n") }
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            default: throw expected("c, d or both, or n")
            }
        }
        try advance()
        try require("]")
        return options
    }
}
