import FailureReporting
import HeadlessUIKit

/// Typing that cannot be done, and why.
package struct KeyboardFailure: Failure {
    /// What was to be done.
    enum Request {
        /// A text, of which a part is typed already.
        case text(String, typed: String)
        case key(Keystroke)
        case clearing
        case dictation(String)
        case dismissal

        var name: String {
            switch self {
            case .text(let text, ""): return "Typing \(text.quoted)"
            case .text(let text, let typed):
                return "Typing \(text.quoted), of which \(typed.quoted) is typed,"
            case .key(let key): return "Pressing \(key.pressed)"
            case .clearing: return "Clearing the text"
            case .dictation(let text): return "Dictating \(text.quoted)"
            case .dismissal: return "Dismissing the keyboard"
            }
        }
    }

    package let description: String

    private init(_ request: Request, _ reason: String) {
        description = "\(request.name) is not possible: \(reason)."
    }

    private init(_ description: String) {
        self.description = description
    }
}

extension String {
    /// The text in quotation marks; of one that nobody would read to its end, both ends and how long it is.
    fileprivate var quoted: String {
        let (limit, shown) = (400, 100)
        guard utf8.count > limit, count > limit else { return debugDescription }
        return "\("\(prefix(shown))…\(suffix(shown))".debugDescription) (\(count) characters)"
    }
}

extension Keystroke {
    /// The key in a sentence: `the delete key`, `command + "a"`.
    fileprivate var pressed: String {
        if case .key(let name) = content, modifiers.isEmpty { return "the \(name) key" }
        return "\(self)"
    }
}

// MARK: - Nothing to type into

@MainActor
extension KeyboardFailure {
    static func noKeyWindow(_ request: Request) -> KeyboardFailure {
        KeyboardFailure(request, "there is no key window, so nothing has the focus")
    }

    static func noFocus(_ request: Request, in window: UIWindow) -> KeyboardFailure {
        KeyboardFailure(request, "nothing in \(window.summary) has the focus; tap on a text field first")
    }

    static func focusRefused(_ request: Request, _ refusal: KeyboardRefusal, in window: UIWindow)
        -> KeyboardFailure
    {
        KeyboardFailure(
            request,
            "nothing in \(window.summary) has the focus; the delegate of \(refusal.viewName) refused it, in"
                + " \(refusal.method)")
    }

    static func windowNotKey(_ request: Request, _ responder: UIResponder, _ key: UIWindow, _ other: UIWindow)
        -> KeyboardFailure
    {
        KeyboardFailure(
            request,
            "\(name(responder)) has the focus of \(other.summary), which is not the key window; nothing in the one"
                + " that is, \(key.summary), has it")
    }

    static func notTypable(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) has the focus and is no text input")
    }

    static func disabled(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) has the focus and is disabled")
    }

    static func readOnly(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) has the focus and is read-only: its isEditable is false")
    }

    static func putAway(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "the keyboard was dismissed, though \(name(responder)) kept the focus")
    }

    static func replaced(_ request: Request, _ responder: UIResponder, by view: UIView) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) has \(view.summary) in place of the keyboard")
    }

    static func notOnScreen(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(
            request,
            "that key is on the screen's keyboard alone, which is not shown for \(name(responder)), since a hardware"
                + " keyboard is connected")
    }

    private static func name(_ responder: UIResponder) -> String {
        (responder as? UIView)?.summary ?? "\(type(of: responder))"
    }
}

// MARK: - Keys

@MainActor
extension KeyboardFailure {
    static func noSuchKey(
        _ request: Request, _ key: String, on layout: KeyboardLayout, for responder: UIResponder?
    ) -> KeyboardFailure {
        var labels: [String] = []
        for plane in layout.planes where plane != .capitals && plane != .emoji {
            for key in layout.keys(of: plane) where !labels.contains(key.label) { labels.append(key.label) }
        }
        let owner = responder.map { " of \(name($0))" } ?? ""
        return KeyboardFailure(
            request,
            "the keyboard\(owner), of the type \(layout.type), has no \(key) key; it has "
                + labels.joined(separator: " "))
    }

    static func returnDisabled(_ request: Request, for responder: UIResponder?) -> KeyboardFailure {
        let owner = responder.map { " of \(name($0))" } ?? ""
        return KeyboardFailure(request, "the return key\(owner) is disabled while there is no text")
    }

    static func misused(_ stroke: Keystroke, _ reason: String) -> KeyboardFailure {
        KeyboardFailure("\(stroke) cannot be typed: \(reason).")
    }

    static func notPressed(_ stroke: Keystroke) -> KeyboardFailure {
        KeyboardFailure("\(stroke) cannot be released: it is not held down.")
    }

    static func alreadyPressed(_ stroke: Keystroke) -> KeyboardFailure {
        KeyboardFailure("\(stroke) cannot be held down: it is held down already.")
    }

    static func negativeDelay(_ delay: Duration) -> KeyboardFailure {
        KeyboardFailure("Keys cannot be typed \(delay) apart: the delay is negative.")
    }

    static func neverEmpty(_ responder: UIResponder?, after times: Int) -> KeyboardFailure {
        let owner = responder.map { name($0) } ?? "what has the focus"
        return KeyboardFailure(
            .clearing, "\(owner) has text still after the delete key was pressed \(times) times")
    }
}

// MARK: - Refusals

@MainActor
extension KeyboardFailure {
    /// - Parameter what: what was refused, as it is written in the sentence.
    static func refused(_ request: Request, _ refusal: KeyboardRefusal, _ what: String) -> KeyboardFailure {
        KeyboardFailure(
            request, "the delegate of \(refusal.viewName) refused \(what), in \(refusal.method)")
    }

    static func otherRefused(_ text: String, expected: String, refused: String) -> KeyboardFailure {
        let expectation = expected.isEmpty ? "nothing" : expected.quoted
        let finding = refused.isEmpty ? "nothing was" : "\(refused.quoted) was"
        return KeyboardFailure(
            "Of \(text.quoted), \(expectation) was expected to be refused, and \(finding).")
    }
}
