/// A number, whole or not: whole numbers are compared and computed exactly.
enum FormatNumber: Equatable {
    case integer(Int)
    case real(Double)

    /// The number of something of any type; `nil` if it is not one.
    init?(any value: Any) {
        if let whole = value as? any BinaryInteger {
            self.init(whole)
        } else if let real = value as? any BinaryFloatingPoint {
            self = .real(Double(real))
        } else if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            let isReal = ["d", "f"].contains(String(cString: number.objCType))
            self = isReal ? .real(number.doubleValue) : .integer(number.intValue)
        } else if let decimal = value as? Decimal {
            self = .real(NSDecimalNumber(decimal: decimal).doubleValue)
        } else {
            return nil
        }
    }

    private init(_ whole: some BinaryInteger) {
        self = Int(exactly: whole).map { .integer($0) } ?? .real(Double(whole))
    }

    var real: Double {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        }
    }

    var value: FormatValue {
        switch self {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        }
    }

    var literal: FormatLiteral {
        switch self {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        }
    }

    /// The number without its fraction, if that fits.
    var whole: Int? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int(exactly: value)
        }
    }

    var negated: FormatNumber {
        guard case .integer(let value) = self else { return .real(-real) }
        let (result, hasOverflow) = (0).subtractingReportingOverflow(value)
        return hasOverflow ? .real(-real) : .integer(result)
    }

    /// Which comes first: -1 the left one, 0 neither, 1 the right one; `nil` if one is not a number.
    static func order(_ lhs: FormatNumber, _ rhs: FormatNumber) -> Int? {
        if case .integer(let left) = lhs, case .integer(let right) = rhs {
            return left == right ? 0 : left < right ? -1 : 1
        }
        let (left, right) = (lhs.real, rhs.real)
        if left.isNaN || right.isNaN { return nil }
        return left == right ? 0 : left < right ? -1 : 1
    }

    /// The result of an operator; whole if both numbers and the result are.
    ///
    /// Whole numbers are divided as in C and NSExpression, without a remainder. Overflow and division by zero continue with
    /// floating-point numbers.
    static func combine(_ lhs: FormatNumber, _ sign: FormatArithmetic, _ rhs: FormatNumber) -> FormatNumber {
        if case .integer(let left) = lhs, case .integer(let right) = rhs,
            let result = combineWhole(left, sign, right)
        {
            return .integer(result)
        }
        let (left, right) = (lhs.real, rhs.real)
        return switch sign {
        case .plus: .real(left + right)
        case .minus: .real(left - right)
        case .times: .real(left * right)
        case .divided: .real(left / right)
        case .power: .real(pow(left, right))
        }
    }

    private static func combineWhole(_ left: Int, _ sign: FormatArithmetic, _ right: Int) -> Int? {
        let (result, hasOverflow) =
            switch sign {
            case .plus: left.addingReportingOverflow(right)
            case .minus: left.subtractingReportingOverflow(right)
            case .times: left.multipliedReportingOverflow(by: right)
            case .divided: left.dividedReportingOverflow(by: right)
            case .power: (Int(exactly: pow(Double(left), Double(right))) ?? 0, !isExactPower(left, right))
            }
        return hasOverflow ? nil : result
    }

    /// Whether a power is whole, and small enough for a floating-point number to hold it exactly.
    private static func isExactPower(_ base: Int, _ exponent: Int) -> Bool {
        exponent >= 0 && pow(Double(base), Double(exponent)).magnitude < 9e15
    }
}
