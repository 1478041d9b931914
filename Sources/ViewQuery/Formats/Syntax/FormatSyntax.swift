/// A condition of a format. Chains are lists, so that only parts that were written nested are nested.
indirect enum FormatCondition: Sendable {
    case constant(Bool)
    case all([FormatCondition])
    case any([FormatCondition])
    case not(FormatCondition)
    case comparison(FormatComparison)
}

/// Two values and what must hold between them.
struct FormatComparison: Sendable {
    /// For how many of the values on the left it must hold.
    enum Quantity: String, Sendable {
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    enum Operation: String, Sendable, CaseIterable {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case beginsWith = "BEGINSWITH"
        case contains = "CONTAINS"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"
    }

    var quantity: Quantity?
    var left: FormatExpression
    var operation: Operation
    var options: FormatOptions
    var right: FormatExpression
    /// The pattern of ``Operation/matches``, if it is a literal.
    var pattern: FormatPattern?
}

/// The differences that a comparison of strings ignores.
struct FormatOptions: OptionSet, Sendable {
    let rawValue: UInt8

    static let caseInsensitive = Self(rawValue: 1 << 0)
    static let diacriticInsensitive = Self(rawValue: 1 << 1)
    /// The strings are normalized already: they are compared scalar by scalar.
    static let normalized = Self(rawValue: 1 << 2)
}

/// A value of a format.
indirect enum FormatExpression: Sendable {
    case constant(FormatLiteral)
    case itself
    case variable(String)
    case path(FormatExpression, [FormatStep])
    case list([FormatExpression])
    case negated(FormatExpression)
    /// Operands of one precedence, evaluated from left to right; powers from right to left.
    case chain(FormatExpression, [FormatOperand])
    case call(FormatFunction, [FormatExpression])
    case subquery(FormatExpression, variable: String, FormatCondition)
}

/// An operator of arithmetic with its right operand.
struct FormatOperand: Sendable {
    var sign: FormatArithmetic
    var value: FormatExpression
}

enum FormatArithmetic: String, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case power = "**"
}

/// A step of a path from a value to one of its parts.
enum FormatStep: Sendable {
    case key(String)
    case first
    case last
    case size
    case index(FormatExpression)
    case gathering(FormatGathering)
}

/// An operator that combines the values of a collection; the rest of the path leads to these.
enum FormatGathering: String, Sendable, CaseIterable {
    case count
    case max
    case min
    case sum
    case avg
    case unionOfObjects
    case distinctUnionOfObjects
    case unionOfArrays
    case distinctUnionOfArrays
}

/// A value that is known when the format is read.
enum FormatLiteral: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case list([FormatLiteral])
    case type(Any.Type)
    /// An argument of any other kind, which is read at evaluation.
    case other(any Sendable)
}
