/// The functions that a format can call, by their names in NSExpression.
///
/// Functions that depend on random numbers or the wall clock are not supported, nor those that send messages by name.
enum FormatFunction: String, Sendable, CaseIterable {
    case sum, count, min, max, average, median, stddev
    case abs, ceiling, floor, trunc, sqrt, exp, ln, log, onesComplement
    case add = "add:to"
    case subtract = "from:subtract"
    case multiply = "multiply:by"
    case divide = "divide:by"
    case modulus = "modulus:by"
    case raise = "raise:toPower"
    case bitwiseAnd = "bitwiseAnd:with"
    case bitwiseOr = "bitwiseOr:with"
    case bitwiseXor = "bitwiseXor:with"
    case leftshift = "leftshift:by"
    case rightshift = "rightshift:by"
    case uppercase, lowercase, length

    /// The function with a name such as `add:to:`; `nil` if there is none.
    init?(name: String) {
        guard name.hasSuffix(":") else { return nil }
        self.init(rawValue: String(name.dropLast()))
    }

    /// The name, such as `add:to:`.
    var name: String { rawValue + ":" }

    /// Whether it is of a list: given as one, or as several values.
    var isOfList: Bool {
        switch self {
        case .sum, .count, .min, .max, .average, .median, .stddev: true
        default: false
        }
    }

    /// How many values it takes; those of a list take any number.
    var arity: Int { name.filter { $0 == ":" }.count }

    static var names: String { allCases.map(\.name).joined(separator: ", ") }
}
