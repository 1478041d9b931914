/// A condition as a format says it. Chains are lists, so that what is deep is only what was written nested.
indirect enum FormatCondition: Sendable {
    case constant(Bool)
    case all([FormatCondition])
    case any([FormatCondition])
    case not(FormatCondition)
    case comparison(FormatComparison)
}

/// Two values and what must hold between them.
struct FormatComparison: Sendable {
    /// Of how many of the values on the left it must hold.
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
    /// The pattern of ``Operation/matches`` where it is known from the start.
    var pattern: FormatPattern?
}

/// What a comparison of strings passes over.
struct FormatOptions: OptionSet, Sendable {
    let rawValue: UInt8

    static let caseInsensitive = FormatOptions(rawValue: 1)
    static let diacriticInsensitive = FormatOptions(rawValue: 2)
    /// The strings were prepared by whoever asks: they are compared as they are, scalar by scalar.
    static let normalized = FormatOptions(rawValue: 4)
}

/// A value as a format says it.
indirect enum FormatExpression: Sendable {
    case constant(FormatLiteral)
    case itself
    case variable(String)
    case path(FormatExpression, [FormatStep])
    case list([FormatExpression])
    case negated(FormatExpression)
    /// Operands of one precedence in a row, done from left to right, but powers from right to left.
    case chain(FormatExpression, [FormatOperand])
    case call(FormatFunction, [FormatExpression])
    case subquery(FormatExpression, variable: String, FormatCondition)
}

/// An operator of arithmetic with what stands to its right.
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

/// A step on the way from a value to what it holds.
enum FormatStep: Sendable {
    case key(String)
    case first
    case last
    case size
    case index(FormatExpression)
    case gathering(FormatGathering)
}

/// What makes one value of a collection's; the rest of the path leads to what it is made of.
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
    /// An argument of any other kind, which is looked at when the format is asked.
    case other(any Sendable)
}
