import HeadlessUIKit

/// The evaluation of a format for one object.
@MainActor
struct FormatEvaluation {
    private let item: FormatValue
    private var variables: [String: FormatValue]
    /// How many values were read; a path such as `superview.subviews.superview.subviews` multiplies them.
    private var work = 0

    init(of object: AnyObject, variables: [String: any Sendable] = [:]) {
        item = .object(object)
        self.variables = variables.mapValues { FormatValue(any: $0) }
    }

    mutating func count(_ values: Int) throws(FormatProblem) {
        work += values
        guard work <= FormatProblem.workLimit else { throw .tooMuchWork }
    }

    // MARK: Conditions

    mutating func holds(_ condition: FormatCondition) throws(FormatProblem) -> Bool {
        switch condition {
        case .constant(let isTrue): return isTrue
        case .not(let part): return try !holds(part)
        case .comparison(let comparison): return try holds(comparison)
        case .all(let parts):
            for part in parts where try !holds(part) { return false }
            return true
        case .any(let parts):
            for part in parts where try holds(part) { return true }
            return false
        }
    }

    private mutating func holds(_ comparison: FormatComparison) throws(FormatProblem) -> Bool {
        let left = try value(of: comparison.left)
        let right = try value(of: comparison.right)
        let comparing = FormatComparing(comparison: comparison)
        guard let quantity = comparison.quantity else { return try comparing.holds(left, right) }
        let wantsAll = quantity == .all
        // A `nil` list is treated as empty.
        guard let elements = left.isNull ? [] : left.elements else {
            throw .unsuitable(
                "\(quantity.rawValue) needs a list, but \(comparison.left.inWords(for: left))")
        }
        try count(elements.count)
        for element in elements where try comparing.holds(element, right) != wantsAll {
            return quantity == .any
        }
        return quantity != .any
    }

    // MARK: Values

    mutating func value(of expression: FormatExpression) throws(FormatProblem) -> FormatValue {
        switch expression {
        case .constant(let literal): return FormatValue(literal)
        case .itself: return item
        case .variable(let name):
            guard let value = variables[name] else {
                throw .unboundVariable(name, known: Array(variables.keys))
            }
            return value
        case .path(let base, let steps): return try follow(steps[...], from: value(of: base))
        case .list(let values): return .list(try self.values(of: values))
        case .negated(let inner):
            let operand = try value(of: inner)
            return try number(operand, from: inner, for: "-")?.negated.value ?? .null
        case .chain(let first, let operands): return try chain(first, operands)
        case .call(let function, let arguments): return try function.call(with: values(of: arguments))
        case .subquery(let collection, let variable, let condition):
            return try subquery(collection, variable, condition)
        }
    }

    private mutating func values(of expressions: [FormatExpression]) throws(FormatProblem) -> [FormatValue] {
        var values: [FormatValue] = []
        for expression in expressions { values.append(try value(of: expression)) }
        return values
    }

    private func number(
        _ value: FormatValue, from expression: FormatExpression, for sign: String
    ) throws(FormatProblem) -> FormatNumber? {
        if value.isNull { return nil }
        if let number = value.number { return number }
        throw .unsuitable("\(sign) needs numbers, but \(expression.inWords(for: value))")
    }

    /// Arithmetic with `nil` gives `nil`.
    private mutating func chain(
        _ first: FormatExpression, _ operands: [FormatOperand]
    ) throws(FormatProblem) -> FormatValue {
        var numbers: [FormatNumber] = []
        var hasNull = false
        for (index, expression) in ([first] + operands.map(\.value)).enumerated() {
            let value = try value(of: expression)
            let sign = operands[max(0, index - 1)].sign.rawValue
            if let number = try number(value, from: expression, for: sign) {
                numbers.append(number)
            } else {
                hasNull = true
            }
        }
        guard !hasNull else { return .null }
        if operands[0].sign == .power {
            var result = numbers[numbers.count - 1]
            for number in numbers.dropLast().reversed() { result = .combine(number, .power, result) }
            return result.value
        }
        var result = numbers[0]
        for (operand, number) in zip(operands, numbers.dropFirst()) {
            result = .combine(result, operand.sign, number)
        }
        return result.value
    }

    private mutating func subquery(
        _ collection: FormatExpression, _ variable: String, _ condition: FormatCondition
    ) throws(FormatProblem) -> FormatValue {
        let source = try value(of: collection)
        if source.isNull { return .null }
        guard let elements = source.elements else {
            throw .unsuitable("SUBQUERY needs a list, but \(collection.inWords(for: source))")
        }
        try count(elements.count)
        let outer = variables[variable]
        defer { variables[variable] = outer }
        var found: [FormatValue] = []
        for element in elements {
            variables[variable] = element
            if try holds(condition) { found.append(element) }
        }
        return .list(found)
    }
}

extension FormatValue {
    var elements: [FormatValue]? {
        if case .list(let values) = self { values } else { nil }
    }
}

extension FormatExpression {
    /// The expression with its value, for a report: `tag is the number 3`.
    func inWords(for value: FormatValue) -> String {
        if case .constant = self { return "it got \(value.inWords)" }
        var printer = FormatPrinter()
        return "\(printer.text(of: self).inOneLine) is \(value.inWords)"
    }
}
