import FailureReporting
import HeadlessUIKit

/// Typing that cannot be done, and why.
package struct KeyboardFailure: Failure {
    /// What was to be done.
    enum Request {
        /// A text, of which a number of characters are typed already.
        case text(String, typed: Int)
        case key(SoftwareKeyboard.Key)
        case dismissal

        var name: String {
            switch self {
            case .text(let text, 0): return "Typing \(text.debugDescription)"
            case .text(let text, let typed):
                let done = String(text.prefix(typed)).debugDescription
                return "Typing \(text.debugDescription), of which \(done) is typed,"
            case .key(let key): return "Pressing the \(key) key"
            case .dismissal: return "Dismissing the keyboard"
            }
        }
    }

    package let description: String

    private init(_ request: Request, _ reason: String) {
        description = "\(request.name) is not possible: \(reason)."
    }
}

@MainActor
extension KeyboardFailure {
    static func noKeyWindow(_ request: Request) -> KeyboardFailure {
        KeyboardFailure(request, "there is no key window, so nothing has the focus")
    }

    static func noFocus(_ request: Request, in window: UIWindow) -> KeyboardFailure {
        KeyboardFailure(request, "nothing in \(window.summary) has the focus; tap on a text field first")
    }

    static func notTypable(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) has the focus and is no text input")
    }

    static func putAway(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "the keyboard was dismissed, though \(name(responder)) kept the focus")
    }

    private static func name(_ responder: UIResponder) -> String {
        (responder as? UIView)?.summary ?? "\(type(of: responder))"
    }
}
