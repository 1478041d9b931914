/// The characters that a test expects a delegate to refuse.
///
/// A refused character that is not expected is a failure, and so is an expected one that the delegate accepts:
///
/// ```swift
/// SoftwareKeyboard.main.type("12345", refused: "5")        // a field of four digits
/// SoftwareKeyboard.main.type("12a4", refused: "a")
/// SoftwareKeyboard.main.type(pastedRubbish, refused: .anything)
/// ```
public struct RefusedText: Hashable, Sendable {
    /// The expected characters; `nil` for any.
    let text: String?

    /// No refusal is expected.
    public static let nothing = RefusedText(text: "")

    /// The delegate may refuse anything, or nothing.
    public static let anything = RefusedText(text: nil)

    /// Exactly these characters, in this order.
    public static func text(_ text: String) -> RefusedText {
        RefusedText(text: text)
    }
}

extension RefusedText: ExpressibleByStringInterpolation {
    /// Exactly these characters, in this order.
    public init(stringLiteral value: String) {
        text = value
    }
}
