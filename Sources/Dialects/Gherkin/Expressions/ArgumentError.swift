/// An argument that is not a value of the type that it is to have.
enum ArgumentError: Error, CustomStringConvertible {
    /// A text that stands for no value of a parameter: the text, the parameter, and what its values are.
    case invalid(String, String, String)
    /// A text that stands for no value of the closure's type: the text, the parameter, and the type.
    case unreadable(String, String, String)
    /// A group of a regular expression that took no part in the match, and the closure's type.
    case missing(String, String)

    var description: String {
        switch self {
        case .invalid(let text, let name, let values):
            "\(text.shortened.quoted) is not \(values), which \(name) stands for."
        case .unreadable(let text, let name, let type):
            "\(text.shortened.quoted) is not a value of \(type), which the closure takes for \(name)."
        case .missing(let name, let type):
            "There is no \(name) in this step, but the closure takes it as \(type). Try: \(type)?"
        }
    }
}
