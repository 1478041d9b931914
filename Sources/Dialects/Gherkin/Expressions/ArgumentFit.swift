import Foundation

/// Which parameters of closures take the values of a type of parameters.
enum ArgumentFit: Sendable {
    /// Types of whole numbers, and of numbers; the name of the one that is proposed.
    case wholeNumber(String)
    /// Types of numbers.
    case number(String)
    /// Types of numbers, and texts, which have all digits.
    case bigNumber
    /// Texts, and enumerations of texts.
    case text
    /// What a group of a regular expression matched: all that can be read from text.
    case captured
    /// One type, and an optional of it.
    case only(any Any.Type)

    var proposal: String {
        switch self {
        case .wholeNumber(let name), .number(let name): name
        case .only(let type): "\(type)"
        case .bigNumber: "Decimal"
        case .text, .captured: "String"
        }
    }

    func allows(_ type: any Any.Type) -> Bool {
        switch self {
        case .only(let wanted): type == wanted || TextReading.unwrapped(type).map { $0 == wanted } ?? false
        case .captured: TextReading.kind(of: type) != nil
        case .wholeNumber:
            switch TextReading.kind(of: type) {
            case .wholeNumber, .number: true
            default: false
            }
        case .number: TextReading.kind(of: type) == .number
        case .bigNumber:
            switch TextReading.kind(of: type) {
            case .wholeNumber, .number, .text: true
            default: false
            }
        case .text: TextReading.kind(of: type) == .text
        }
    }
}
