import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Typing that failed, and why.
package struct KeyboardFailure: Failure {
    /// What the test asked for.
    enum Request {
        /// A text, with the part of it that is typed already.
        case text(String, typed: String)
        case key(Keystroke)
        case clearing
        case dictation(String)
        case dismissal

        /// That it failed, as the beginning of a sentence.
        var failed: String {
            switch self {
            case .text(let text, ""): "Typing \(text.quoted) failed"
            case .text(let text, let typed): "Typing \(text.quoted) stopped after \(typed.quoted)"
            case .key(let key): "Pressing \(key.pressed) failed"
            case .clearing: "Clearing the text failed"
            case .dictation(let text): "Dictating \(text.quoted) failed"
            case .dismissal: "Dismissing the keyboard failed"
            }
        }
    }

    package let description: String

    private init(_ request: Request, _ reason: String) {
        description = "\(request.failed): \(reason)."
    }

    /// - Parameter cure: a query, as source code, whose view is to be tapped first.
    private init(_ request: Request, _ reason: String, cure: String?) {
        description = "\(request.failed): \(reason)." + (cure.map { "\nTry: tapOn(\($0))" } ?? "")
    }

    private init(_ description: String) {
        self.description = description
    }
}

extension String {
    /// The text in quotation marks; a long one is shortened to both ends and its length.
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
        KeyboardFailure(
            request,
            "there is no key window. Show one first, such as UIWindow.createWindowForTesting(showing: controller)"
        )
    }

    static func noFocus(_ request: Request, in window: UIWindow) -> KeyboardFailure {
        let isInput = { (view: UIView) in
            (view is UITextField || view is UITextView) && view.reasonNotHittable == nil
        }
        var inputs: [UIView] = []
        window.visit { view in
            guard !view.isHidden else { return .past }
            if isInput(view) { inputs.append(view) }
            return inputs.count < shownInputs ? .into : .stop
        }
        let log = World.current.existingPart(DepartureLog.self)
        let former = (log?.formerFirstResponder as? UIView).flatMap { view in
            view.window === window && isInput(view) ? view : nil
        }
        let intended = former ?? (inputs.count == 1 ? inputs[0] : nil)
        let loss = log?.focusLoss.map { ": \($0)" } ?? ""
        let names = inputs.map(\.summaryOfInput).joined(separator: ", ")
        return KeyboardFailure(
            request,
            "nothing in \(window.summary) is first responder\(loss); tap on a text field first"
                + (intended == nil && !names.isEmpty ? ", such as \(names)" : ""),
            cure: intended?.queryOfItsOwn?.description)
    }

    /// How many text inputs a report names.
    private static let shownInputs = 4

    static func focusRefused(_ request: Request, _ refusal: KeyboardRefusal, in window: UIWindow)
        -> KeyboardFailure
    {
        KeyboardFailure(
            request,
            "nothing in \(window.summary) is first responder; the delegate of \(refusal.viewName) refused it, in"
                + " \(refusal.method)")
    }

    static func windowNotKey(_ request: Request, _ responder: UIResponder, _ key: UIWindow, _ other: UIWindow)
        -> KeyboardFailure
    {
        KeyboardFailure(
            request,
            "\(name(responder)) is first responder of \(other.summary), which is not the key window; the key window,"
                + " \(key.summary), has no first responder")
    }

    static func notTypable(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) is first responder, but not a text input")
    }

    static func disabled(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) is first responder, but disabled")
    }

    static func readOnly(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(
            request, "\(name(responder)) is first responder, but read-only: its isEditable is false")
    }

    static func putAway(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(
            request,
            "the keyboard was dismissed; tap on \(name(responder)), which is still first responder, to show it again",
            cure: (responder as? UIView)?.queryOfItsOwn?.description)
    }

    static func replaced(_ request: Request, _ responder: UIResponder, by view: UIView) -> KeyboardFailure {
        KeyboardFailure(request, "\(name(responder)) shows \(view.summary) instead of the keyboard")
    }

    static func notOnScreen(_ request: Request, _ responder: UIResponder) -> KeyboardFailure {
        KeyboardFailure(
            request,
            "only the software keyboard has that key, and it is hidden for \(name(responder)) because a hardware"
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
            "the keyboard\(owner) (\(layout.type)) has no \(key) key. Its keys: "
                + labels.joined(separator: " "))
    }

    static func returnDisabled(_ request: Request, for responder: UIResponder?) -> KeyboardFailure {
        let owner = responder.map { " of \(name($0))" } ?? ""
        return KeyboardFailure(request, "the return key\(owner) is disabled while there is no text")
    }

    /// That a key cannot be typed, held down or released, which `verb` says.
    static func cannot(_ verb: String, _ stroke: Keystroke, because reason: String) -> KeyboardFailure {
        KeyboardFailure("Cannot \(verb) \(stroke): \(reason).")
    }

    static func negativeDelay(_ delay: Duration) -> KeyboardFailure {
        KeyboardFailure("Cannot type keys \(delay) apart: the delay is negative.")
    }

    static func neverEmpty(_ responder: UIResponder?, after times: Int) -> KeyboardFailure {
        let owner = responder.map { name($0) } ?? "the first responder"
        return KeyboardFailure(
            .clearing, "\(owner) still has text after \(times) presses of the delete key")
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
        let finding = refused.isEmpty ? "accepted everything" : "refused \(refused.quoted)"
        return KeyboardFailure(
            "Expected the delegate to refuse \(expectation) in \(text.quoted), but it \(finding).")
    }
}

extension UIView {
    /// The view's summary, and the placeholder of a field that it says nothing else of.
    fileprivate var summaryOfInput: String {
        guard summary == "\(type(of: self))", let placeholder = (self as? UITextField)?.placeholder,
            !placeholder.isEmpty
        else { return summary }
        return "\(summary) with the placeholder \(placeholder.debugDescription)"
    }
}
