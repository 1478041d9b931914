import Foundation

/// A text with forms for numbers or devices.
final class VariedText: Sendable {
    /// A part of a text with forms of its own, `%#@files@`.
    struct Variable: Sendable {
        /// Which value it is chosen by.
        enum Argument: Sendable {
            /// The one at its place.
            case inOrder
            /// One by its number, from 1.
            case number(Int)
            /// The first value that is a number; placeholders in the forms are those of the whole text.
            case firstNumber
        }

        let argument: Argument
        let forms: TextForms
    }

    private let forms: TextForms
    private let variables: [String: Variable]
    /// The code of the language that the forms are in.
    let language: String
    /// A number that other texts hardly have, by key and language.
    let number: UInt64

    init(_ forms: TextForms, _ variables: [String: Variable], key: String, language: String) {
        (self.forms, self.variables, self.language) = (forms, variables, language)
        // The hash of Fowler, Noll and Vo: Swift's own differs from run to run.
        number = "\(language) \(key)".utf8.reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
    }

    /// The name of the variable that stands for a whole text.
    private static let whole = "value"

    /// The text, with variables for what depends on values; `nil` if it has no form for the device.
    func format(on device: TextDevice) -> String? {
        switch forms.onDevice(device) {
        case .text(let text): text
        case .plural: "%#@\(Self.whole)@"
        default: nil
        }
    }

    func variable(_ name: String) -> Variable? {
        if let variable = variables[name] { return variable }
        return name == Self.whole ? Variable(argument: .firstNumber, forms: forms) : nil
    }
}
