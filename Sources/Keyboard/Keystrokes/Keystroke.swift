import HeadlessUIKit

/// Something to type: a text, a key that is no character, or either of them with modifier keys held down.
///
/// A text is written as it is, a key by its name, and modifiers are added in front:
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
    /// Why nobody could press this, as a clause; `nil` if somebody could.
    let misuse: String?

    init(_ content: Content, _ modifiers: UIKeyModifierFlags = [], misuse: String? = nil) {
        self.content = content
        self.modifiers = modifiers
        self.misuse = misuse
    }

    /// Typing a text, as a string literal does.
    public static func text(_ text: String) -> Keystroke {
        Keystroke(.text(text))
    }

    /// Two together: the modifier keys on the left are held down while what is on the right is typed.
    ///
    /// What is on the left must be modifier keys: to type anything else is a failure.
    public static func + (lhs: Keystroke, rhs: Keystroke) -> Keystroke {
        guard case .key(let name) = lhs.content, let modifier = name.modifier else {
            return Keystroke(
                rhs.content, rhs.modifiers,
                misuse: lhs.misuse ?? "\(lhs) is no modifier key, and only those are held down for others")
        }
        return Keystroke(
            rhs.content, rhs.modifiers.union(lhs.modifiers).union(modifier), misuse: lhs.misuse ?? rhs.misuse)
    }
}

extension Keystroke: ExpressibleByStringInterpolation {
    /// Typing a text.
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
