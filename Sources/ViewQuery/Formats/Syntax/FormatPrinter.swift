/// Prints a parsed format, with placeholders for the arguments that have no literal.
struct FormatPrinter {
    private(set) var arguments: [(any Sendable)?] = []

    /// The words that are not keys at the start of a value, even in brackets.
    private static let wordsToMark = FormatParser.reservedWords.union(["FIRST", "LAST", "SIZE"])

    /// The levels of precedence, from the lowest to the highest.
    private enum Level: Int {
        case or, and, not, comparison, sum, product, power, negated, path

        static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    mutating func text(of condition: FormatCondition) -> String {
        text(of: condition, in: .or)
    }

    mutating func text(of expression: FormatExpression) -> String {
        text(of: expression, in: .sum)
    }

    private func grouped(_ text: String, _ own: Level, in level: Level) -> String {
        own < level ? "(\(text))" : text
    }

    // MARK: Conditions

    private mutating func text(of condition: FormatCondition, in level: Level) -> String {
        switch condition {
        case .constant(let isTrue): isTrue ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .all(let parts): grouped(joined(parts, " AND ", .not), .and, in: level)
        case .any(let parts): grouped(joined(parts, " OR ", .and), .or, in: level)
        case .not(let part): grouped("NOT \(text(of: part, in: .comparison))", .not, in: level)
        case .comparison(let comparison): text(of: comparison)
        }
    }

    private mutating func joined(_ parts: [FormatCondition], _ word: String, _ level: Level) -> String {
        var texts: [String] = []
        for part in parts { texts.append(text(of: part, in: level)) }
        return texts.joined(separator: word)
    }

    mutating func text(of comparison: FormatComparison) -> String {
        let quantity = comparison.quantity.map { "\($0.rawValue) " } ?? ""
        let left = text(of: comparison.left, in: .sum)
        let operation = comparison.operation.rawValue + comparison.options.text
        return "\(quantity)\(left) \(operation) \(text(of: comparison.right, in: .sum))"
    }

    // MARK: Values

    private mutating func text(of expression: FormatExpression, in level: Level) -> String {
        switch expression {
        case .constant(let literal):
            return grouped(text(of: literal), literal.isNegative ? .negated : .path, in: level)
        case .itself: return "SELF"
        case .variable(let name): return "$\(name)"
        case .path(let base, let steps): return text(of: steps, from: base)
        case .list(let values): return "{\(list(values))}"
        case .negated(let value): return grouped("-\(text(of: value, in: .path))", .negated, in: level)
        case .chain(let first, let operands): return chain(first, operands, in: level)
        case .call(let function, let values): return "\(function.name)(\(list(values)))"
        case .subquery(let collection, let variable, let condition):
            let source = text(of: collection, in: .sum)
            return "SUBQUERY(\(source), $\(variable), \(text(of: condition, in: .or)))"
        }
    }

    private mutating func list(_ values: [FormatExpression]) -> String {
        var texts: [String] = []
        for value in values { texts.append(text(of: value, in: .sum)) }
        return texts.joined(separator: ", ")
    }

    private mutating func chain(
        _ first: FormatExpression, _ operands: [FormatOperand], in level: Level
    ) -> String {
        let own: Level
        let inner: Level
        switch operands.first?.sign {
        case .power: (own, inner) = (.power, .negated)
        case .times, .divided: (own, inner) = (.product, .power)
        default: (own, inner) = (.sum, .product)
        }
        var result = text(of: first, in: inner)
        for operand in operands {
            result += " \(operand.sign.rawValue) \(text(of: operand.value, in: inner))"
        }
        return grouped(result, own, in: level)
    }

    private mutating func text(of steps: [FormatStep], from base: FormatExpression) -> String {
        var result = ""
        if case .itself = base, steps.first?.standsAlone == true {
        } else {
            result = text(of: base, in: .path)
        }
        for step in steps {
            let dot = result.isEmpty ? "" : "."
            switch step {
            case .key(let name): result += dot + key(name, isFirst: result.isEmpty)
            case .first: result += "[FIRST]"
            case .last: result += "[LAST]"
            case .size: result += "[SIZE]"
            case .index(let value): result += "[\(text(of: value, in: .sum))]"
            case .gathering(let gathering): result += "\(dot)@\(gathering.rawValue)"
            }
        }
        return result
    }

    private mutating func key(_ name: String, isFirst: Bool) -> String {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
            name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
        else {
            arguments.append(name)
            return "%K"
        }
        let isReserved =
            isFirst ? Self.wordsToMark.contains(name.uppercased()) : name.uppercased() == "SELF"
        return isReserved ? "#\(name)" : name
    }

    private mutating func text(of literal: FormatLiteral) -> String {
        switch literal {
        case .null: return "NULL"
        case .bool(let value): return value ? "YES" : "NO"
        case .integer(let value) where value > .min: return "\(value)"
        case .integer(let value): arguments.append(value)
        case .real(let value) where value.isFinite: return "\(value)"
        case .real(let value): arguments.append(value)
        case .text(let text): return text.inFormat
        case .list(let values):
            var texts: [String] = []
            for value in values { texts.append(text(of: value)) }
            return "{\(texts.joined(separator: ", "))}"
        case .type(let type): arguments.append(type)
        case .other(let value): arguments.append(value)
        }
        return "%@"
    }
}

extension FormatOptions {
    fileprivate var text: String {
        guard !isEmpty else { return "" }
        let letters = [
            contains(.caseInsensitive) ? "c" : "", contains(.diacriticInsensitive) ? "d" : "",
            contains(.normalized) ? "n" : "",
        ]
        return "[\(letters.joined())]"
    }
}

extension FormatLiteral {
    fileprivate var isNegative: Bool {
        switch self {
        case .integer(let value): value < 0
        case .real(let value): value.sign == .minus
        default: false
        }
    }
}

extension FormatStep {
    /// Whether the step can be the first of a path from the view itself.
    fileprivate var standsAlone: Bool {
        switch self {
        case .key, .gathering: true
        default: false
        }
    }
}

extension String {
    /// The text as a literal of a format.
    fileprivate var inFormat: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\t": result.append(contentsOf: "\\t".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            case "\\", "\"": result.append(contentsOf: ["\\", scalar])
            default: result.append(scalar)
            }
        }
        return "\"\(String(result))\""
    }
}
