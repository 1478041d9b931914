/// Compares the values on both sides of a comparison.
struct FormatComparing {
    let comparison: FormatComparison
    private var operation: FormatComparison.Operation { comparison.operation }
    private var options: FormatOptions { comparison.options }

    func holds(_ left: FormatValue, _ right: FormatValue) throws(FormatProblem) -> Bool {
        switch operation {
        case .equal: return Self.areEqual(left, right, options)
        case .notEqual: return !Self.areEqual(left, right, options)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let order = try Self.order(left, right, options, for: operation.rawValue) else {
                return false
            }
            return operation.accepts(order)
        case .between: return try isBetween(left, right)
        case .isIn: return try isIn(left, right)
        case .contains:
            if case .list = left { return isElement(right, of: left) }
            return try compareTexts(left, right)
        case .beginsWith, .endsWith, .like, .matches: return try compareTexts(left, right)
        }
    }

    // MARK: Equality and order

    /// Whether two values are equal; numbers by value, objects by their own equality.
    static func areEqual(
        _ left: FormatValue, _ right: FormatValue, _ options: FormatOptions = []
    ) -> Bool {
        if let left = left.number, let right = right.number { return FormatNumber.order(left, right) == 0 }
        switch (left, right) {
        case (.null, .null): return true
        case (.text(let left), .text(let right)):
            return FormatText(left, options).compare(.equal, with: FormatText(right, options))
        case (.type(let left), .type(let right)): return left == right
        case (.object(let left), .object(let right)):
            return left === right || (left as? any Equatable)?.equals(right) == true
        case (.other(let left), .other(let right)): return (left as? any Equatable)?.equals(right) == true
        case (.list(let left), .list(let right)):
            guard left.count == right.count else { return false }
            for (left, right) in zip(left, right) where !areEqual(left, right, options) { return false }
            return true
        default: return false
        }
    }

    /// Which value comes first: -1 the left one, 0 neither, 1 the right one. `nil` and NaN have no order.
    static func order(
        _ left: FormatValue, _ right: FormatValue, _ options: FormatOptions = [], for name: String
    ) throws(FormatProblem) -> Int? {
        if left.isNull || right.isNull { return nil }
        if let left = left.number, let right = right.number { return FormatNumber.order(left, right) }
        switch (left, right) {
        case (.text(let left), .text(let right)):
            let (left, right) = (FormatText(left, options), FormatText(right, options))
            return left.compare(.equal, with: right) ? 0 : left.compare(.less, with: right) ? -1 : 1
        case (.other(let left), .other(let right)):
            if let order = (left as? any Comparable)?.order(with: right) { return order }
        case (.object(let left), .object(let right)):
            if let order = (left as? any Comparable)?.order(with: right) { return order }
        default: break
        }
        throw .unsuitable("\(name) cannot tell the order of \(left.inWords) and \(right.inWords)")
    }

    private func isBetween(_ value: FormatValue, _ range: FormatValue) throws(FormatProblem) -> Bool {
        guard case .list(let bounds) = range, bounds.count == 2 else {
            throw .unsuitable(
                "BETWEEN needs a list of 2 values on its right, but \(comparison.right.inWords(for: range))")
        }
        guard let first = try Self.order(bounds[0], value, for: "BETWEEN"),
            let last = try Self.order(value, bounds[1], for: "BETWEEN")
        else { return false }
        return first <= 0 && last <= 0
    }

    // MARK: Lists and texts

    private func isElement(_ value: FormatValue, of list: FormatValue) -> Bool {
        for element in list.elements ?? [] where Self.areEqual(element, value, options) { return true }
        return false
    }

    private func isIn(_ value: FormatValue, _ collection: FormatValue) throws(FormatProblem) -> Bool {
        switch (value, collection) {
        case (_, .list): return isElement(value, of: collection)
        case (_, .null), (.null, .text): return false
        case (.text(let part), .text(let whole)):
            return FormatText(whole, options).compare(.contains, with: FormatText(part, options))
        case (_, .text):
            throw .unsuitable("IN needs a text in a text, but \(comparison.left.inWords(for: value))")
        default:
            throw .unsuitable(
                "IN needs a list or a text on its right, but \(comparison.right.inWords(for: collection))")
        }
    }

    private func compareTexts(_ left: FormatValue, _ right: FormatValue) throws(FormatProblem) -> Bool {
        let leftText = try text(left, comparison.left, "left")
        let rightText = try text(right, comparison.right, "right")
        guard let leftText, let rightText else { return false }
        guard operation == .matches else {
            return FormatText(leftText, options).compare(operation, with: FormatText(rightText, options))
        }
        guard let pattern = comparison.pattern ?? FormatPattern(rightText, options) else {
            throw .notAPattern(rightText)
        }
        switch pattern.compare(with: leftText) {
        case .matches: return true
        case .differs: return false
        case .takesTooLong: throw .patternTakesTooLong(rightText)
        }
    }

    private func text(
        _ value: FormatValue, _ expression: FormatExpression, _ side: String
    ) throws(FormatProblem) -> String? {
        if value.isNull { return nil }
        if case .text(let text) = value { return text }
        // In `ANY texts BEGINSWITH …` the left value is one of the texts, not all of them.
        let isElement = side == "left" && comparison.quantity != nil
        let found = isElement ? "it got \(value.inWords)" : expression.inWords(for: value)
        throw .unsuitable("\(operation.rawValue) needs a text on its \(side), but \(found)")
    }
}

extension FormatComparison.Operation {
    /// Whether the operator accepts an order of -1, 0 or 1.
    fileprivate func accepts(_ order: Int) -> Bool {
        switch self {
        case .less: order < 0
        case .lessOrEqual: order <= 0
        case .greater: order > 0
        default: order >= 0
        }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool {
        (other as? Self) == self
    }
}

extension Comparable {
    fileprivate func order(with other: Any) -> Int? {
        guard let other = other as? Self else { return nil }
        return self == other ? 0 : self < other ? -1 : 1
    }
}
