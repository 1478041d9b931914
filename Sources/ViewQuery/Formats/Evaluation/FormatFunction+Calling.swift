extension FormatFunction {
    /// The function's result for values; `nil` if a number or text is `nil`.
    func call(with values: [FormatValue]) throws(FormatProblem) -> FormatValue {
        if isOfList { return try ofList(listed(values), name) }
        switch self {
        case .uppercase, .lowercase, .length: return try ofText(values[0])
        default: break
        }
        if let null = values.firstIndex(where: \.isNull) {
            _ = try numbers(values[..<null], name)
            return .null
        }
        let numbers = try numbers(values[...], name)
        return try numbers.count == 1 ? ofNumber(numbers[0]) : ofNumbers(numbers[0], numbers[1])
    }

    private func numbers(
        _ values: ArraySlice<FormatValue>, _ name: String
    ) throws(FormatProblem) -> [FormatNumber] {
        var numbers: [FormatNumber] = []
        for value in values {
            guard let number = value.number else {
                throw .unsuitable("\(name) needs numbers, but it got \(value.inWords)")
            }
            numbers.append(number)
        }
        return numbers
    }

    private func listed(_ values: [FormatValue]) throws(FormatProblem) -> [FormatValue] {
        guard values.count == 1 else { return values }
        if values[0].isNull { return [] }
        guard let elements = values[0].elements else {
            throw .unsuitable("\(name) needs a list, but it got \(values[0].inWords)")
        }
        return elements
    }

    private func ofText(_ value: FormatValue) throws(FormatProblem) -> FormatValue {
        if value.isNull { return .null }
        guard case .text(let text) = value else {
            throw .unsuitable("\(name) needs a text, but it got \(value.inWords)")
        }
        switch self {
        case .uppercase: return .text(text.uppercased())
        case .lowercase: return .text(text.lowercased())
        default: return .integer(text.utf16.count)
        }
    }

    // MARK: Lists

    /// The function's result for the values in a list, without those that are `nil`; `name` is its name in the format.
    func ofList(_ values: [FormatValue], _ name: String) throws(FormatProblem) -> FormatValue {
        if self == .count { return .integer(values.count) }
        let values = values.filter { !$0.isNull }
        if self == .max || self == .min { return try extreme(of: values, name) }
        let numbers = try numbers(values[...], name)
        let sum = numbers.reduce(FormatNumber.integer(0)) { .combine($0, .plus, $1) }
        if self == .sum { return sum.value }
        guard !numbers.isEmpty else { return .null }
        let mean = sum.real / Double(numbers.count)
        switch self {
        case .average: return .real(mean)
        case .median: return .real(median(of: numbers.map(\.real).sorted()))
        default:
            let squares = numbers.reduce(0) { $0 + ($1.real - mean) * ($1.real - mean) }
            return .real((squares / Double(numbers.count)).squareRoot())
        }
    }

    private func extreme(of values: [FormatValue], _ name: String) throws(FormatProblem) -> FormatValue {
        guard var best = values.first else { return .null }
        for value in values.dropFirst() {
            guard let order = try FormatComparing.order(value, best, for: name) else { continue }
            if self == .max ? order > 0 : order < 0 { best = value }
        }
        return best
    }

    private func median(of sorted: [Double]) -> Double {
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    // MARK: Numbers

    private func ofNumber(_ number: FormatNumber) throws(FormatProblem) -> FormatValue {
        switch self {
        case .abs: return (number.real < 0 ? number.negated : number).value
        case .ceiling: return rounded(number, .up)
        case .floor: return rounded(number, .down)
        case .trunc: return rounded(number, .towardZero)
        case .sqrt: return .real(number.real.squareRoot())
        case .exp: return .real(Foundation.exp(number.real))
        case .ln: return .real(Foundation.log(number.real))
        case .log: return .real(Foundation.log10(number.real))
        default: return .integer(~(try whole(number)))
        }
    }

    private func rounded(_ number: FormatNumber, _ rule: FloatingPointRoundingRule) -> FormatValue {
        if case .integer = number { return number.value }
        return .real(number.real.rounded(rule))
    }

    private func ofNumbers(_ left: FormatNumber, _ right: FormatNumber) throws(FormatProblem) -> FormatValue {
        switch self {
        case .add: return FormatNumber.combine(left, .plus, right).value
        case .subtract: return FormatNumber.combine(left, .minus, right).value
        case .multiply: return FormatNumber.combine(left, .times, right).value
        case .divide: return FormatNumber.combine(left, .divided, right).value
        case .raise: return FormatNumber.combine(left, .power, right).value
        case .modulus: return modulus(left, right)
        case .bitwiseAnd: return .integer(try whole(left) & whole(right))
        case .bitwiseOr: return .integer(try whole(left) | whole(right))
        case .bitwiseXor: return .integer(try whole(left) ^ whole(right))
        case .leftshift: return .integer(try whole(left) << whole(right))
        default: return .integer(try whole(left) >> whole(right))
        }
    }

    private func modulus(_ left: FormatNumber, _ right: FormatNumber) -> FormatValue {
        if let left = left.whole, let right = right.whole {
            let (rest, hasOverflow) = left.remainderReportingOverflow(dividingBy: right)
            if !hasOverflow { return .integer(rest) }
        }
        return .real(fmod(left.real, right.real))
    }

    private func whole(_ number: FormatNumber) throws(FormatProblem) -> Int {
        if let whole = number.whole { return whole }
        throw .unsuitable("\(name) needs whole numbers, but it got \(number.value.inWords)")
    }
}
