import HeadlessUIKit

/// Something to type: a text, a named key such as `.return`, or either of them with modifier keys held down.
///
/// A text is a string literal, a key its name, and modifiers come first:
///
/// ```swift
/// SoftwareKeyboard.main.type("Helo", .delete, "lo", .return)
/// SoftwareKeyboard.main.type(.command + "a", .delete)
/// SoftwareKeyboard.main.type(.shift + .option + .left)
/// ```
public struct Keystroke: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case text(String)
        case key(KeyName)
    }

    let content: Content
    let modifiers: UIKeyModifierFlags
    /// Why this cannot be pressed, as a clause; `nil` if it can.
    let misuse: String?

    init(_ content: Content, _ modifiers: UIKeyModifierFlags = [], misuse: String? = nil) {
        self.content = content
        self.modifiers = modifiers
        self.misuse = misuse
    }

    /// A text to type, as a string literal is.
    public static func text(_ text: String) -> Keystroke {
        Keystroke(.text(text))
    }

    /// A chord: the modifier keys on the left are held down while the right side is typed.
    ///
    /// The left side must be modifier keys: typing anything else is a failure.
    public static func + (lhs: Keystroke, rhs: Keystroke) -> Keystroke {
        guard case .key(let name) = lhs.content, let modifier = name.modifier else {
            return Keystroke(
                rhs.content, rhs.modifiers,
                misuse: lhs.misuse ?? "\(lhs) is not a modifier key, and only those can stand before a +")
        }
        return Keystroke(
            rhs.content, rhs.modifiers.union(lhs.modifiers).union(modifier), misuse: lhs.misuse ?? rhs.misuse)
    }
}

extension Keystroke: ExpressibleByStringInterpolation {
    /// Makes a text to type.
    public init(stringLiteral value: String) {
        self.init(.text(value))
    }
}

extension Keystroke: CustomStringConvertible {
    /// The modifiers, the key or the text, as in `command + "a"`.
    public var description: String {
        let what =
            switch content {
            case .text(let text): text.debugDescription
            case .key(let name): "\(name)"
            }
        return (modifiers.names + [what]).joined(separator: " + ")
    }
}
