/// The functions that a format can call, by their names in NSExpression.
///
/// Functions that depend on random numbers or the wall clock are not supported, nor those that send messages by name.
enum FormatFunction: String, Sendable, CaseIterable {
    case sum = "sum:"
    case count = "count:"
    case min = "min:"
    case max = "max:"
    case average = "average:"
    case median = "median:"
    case stddev = "stddev:"
    case abs = "abs:"
    case ceiling = "ceiling:"
    case floor = "floor:"
    case trunc = "trunc:"
    case sqrt = "sqrt:"
    case exp = "exp:"
    case ln = "ln:"
    case log = "log:"
    case onesComplement = "onesComplement:"
    case add = "add:to:"
    case subtract = "from:subtract:"
    case multiply = "multiply:by:"
    case divide = "divide:by:"
    case modulus = "modulus:by:"
    case raise = "raise:toPower:"
    case bitwiseAnd = "bitwiseAnd:with:"
    case bitwiseOr = "bitwiseOr:with:"
    case bitwiseXor = "bitwiseXor:with:"
    case leftshift = "leftshift:by:"
    case rightshift = "rightshift:by:"
    case uppercase = "uppercase:"
    case lowercase = "lowercase:"
    case length = "length:"

    /// Whether it is of a list: given as one, or as several values.
    var isOfList: Bool {
        switch self {
        case .sum, .count, .min, .max, .average, .median, .stddev: true
        default: false
        }
    }

    /// How many values it takes; those of a list take any number.
    var arity: Int { rawValue.filter { $0 == ":" }.count }

    /// The names of all functions, for a report.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
