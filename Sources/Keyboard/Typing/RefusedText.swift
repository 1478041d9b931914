/// What a test expects a delegate not to let in of what it types.
///
/// That a delegate refuses something is a failure unless the test says so, and then it must be what was said:
///
/// ```swift
/// SoftwareKeyboard.main.type("12345", refused: "5")        // a field of four digits
/// SoftwareKeyboard.main.type("12a4", refused: "a")
/// SoftwareKeyboard.main.type(pastedRubbish, refused: .anything)
/// ```
public struct RefusedText: Hashable, Sendable {
    /// The characters, all together; `nil` where it does not matter.
    let text: String?

    /// Nothing: all of it goes in.
    public static let nothing = RefusedText(text: "")

    /// Any part of it, or nothing: what the delegate refuses does not matter.
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
