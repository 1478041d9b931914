import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Performs one call that types: finds the keys, presses them one by one, and checks what the delegate refuses.
@MainActor
struct Typist {
    let application: UIApplication
    let keyboard: SystemKeyboard
    private let delay: Duration
    private let autocapitalizes: Bool
    private let expected: RefusedText
    /// The text typed by this call.
    private(set) var typed = ""
    /// The typed and the refused characters; `nil` while none is refused, when it is ``typed``.
    private var wanted: String?
    private var refused = ""
    private var isFirst = true

    init(
        _ keyboard: SoftwareKeyboard, delay: Duration = .zero, autocapitalizes: Bool = false,
        expected: RefusedText = .nothing
    ) {
        application = keyboard.application
        self.keyboard = application.keyboard
        self.delay = delay
        self.autocapitalizes = autocapitalizes
        self.expected = expected
    }

    // MARK: Strokes

    /// Types a keystroke; returns whether to continue.
    mutating func type(_ stroke: Keystroke) -> Bool {
        if let misuse = stroke.misuse {
            KeyboardFailure.cannot("type", stroke, because: misuse).record()
            return false
        }
        let modifiers = stroke.modifiers.union(keyboard.heldModifiers)
        switch stroke.content {
        case .text(let text): return type(text, modifiers)
        case .key(let name):
            wait()
            CallContext.observer?.typed(name.description)
            return press(name, stroke, modifiers)
        }
    }

    private mutating func wait() {
        if !isFirst, delay > .zero { application.clock.advance(by: delay) }
        isFirst = false
    }

    private mutating func type(_ text: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        let usesHardware = !modifiers.isEmpty || keyboard.isHardwareConnected
        let observer = CallContext.observer
        var done = 0
        for character in text {
            wait()
            observer?.typed(String(character))
            let isTyped =
                usesHardware
                ? typeByHardware(character, modifiers, done, of: text) : type(character, done, of: text)
            guard isTyped else { return false }
            done += 1
        }
        return true
    }

    // Of the type: a request is made only for a failure, and until then would hold a copy of the typist.
    static func request(_ text: String, _ done: Int) -> KeyboardFailure.Request {
        .text(text, typed: String(text.prefix(done)))
    }

    // MARK: On the screen

    private mutating func type(_ character: Character, _ done: Int, of text: String) -> Bool {
        guard let input = input(for: Self.request(text, done)) else { return false }
        if character.isNewline { return pressReturn(for: Self.request(text, done)) }
        var character = character
        if autocapitalizes, character.isLowercase, Capitalization.shifts(for: input, after: typed) {
            character = character.capital
        }
        let key = keyboard.key(for: character)
        guard key != nil || !keyboard.layout.isPad else {
            KeyboardFailure.noSuchKey(
                Self.request(text, done), String(character).debugDescription, on: keyboard.layout,
                for: keyboard.focused
            ).record()
            return false
        }
        keyboard.refusal = nil
        if let key {
            keyboard.show(key.plane)
            keyboard.press(key.key)
        } else {
            keyboard.insert(String(character))
        }
        return take(character, for: text, done)
    }

    /// Records a character that was typed or refused; returns whether to continue.
    mutating func take(_ character: Character, for text: String, _ done: Int) -> Bool {
        guard let refusal = keyboard.refusal else {
            note(character, isRefused: false)
            return true
        }
        keyboard.refusal = nil
        note(character, isRefused: true)
        guard expected == .nothing else { return true }
        KeyboardFailure.refused(Self.request(text, done), refusal, String(character).debugDescription)
            .record()
        return false
    }

    private mutating func note(_ character: Character, isRefused: Bool) {
        if isRefused, wanted == nil { wanted = typed }
        wanted?.append(character)
        if isRefused { refused.append(character) } else { typed.append(character) }
    }

    mutating func pressReturn(for request: KeyboardFailure.Request) -> Bool {
        if keyboard.showsKeys, keyboard.layout.isPad {
            KeyboardFailure.noSuchKey(request, "return", on: keyboard.layout, for: keyboard.focused).record()
            return false
        }
        if keyboard.disablesReturn {
            KeyboardFailure.returnDisabled(request, for: keyboard.focused).record()
            return false
        }
        keyboard.refusal = nil
        keyboard.show(planeWithReturn)
        keyboard.pressReturnKey()
        return takeReturn(for: request, "the line break")
    }

    /// Records a line break that was typed or refused; returns whether to continue.
    ///
    /// - Parameter what: its name in failures.
    mutating func takeReturn(for request: KeyboardFailure.Request, _ what: String) -> Bool {
        note("\n", isRefused: keyboard.refusal != nil)
        return takeKey(for: request, what)
    }

    /// The plane that is shown if it has a return key, else the first.
    private var planeWithReturn: KeyboardPlane {
        let shown = keyboard.layout.keys(of: keyboard.plane).contains { $0.action == .return }
        return shown ? keyboard.plane : keyboard.layout.firstPlane
    }

    func takeKey(for request: KeyboardFailure.Request, _ what: String) -> Bool {
        guard let refusal = keyboard.refusal else { return true }
        keyboard.refusal = nil
        guard expected == .nothing else { return true }
        KeyboardFailure.refused(request, refusal, what).record()
        return false
    }

    /// Compares the refused characters with the expected ones.
    func checkRefusals() {
        guard let text = expected.text, text != refused else { return }
        KeyboardFailure.otherRefused(wanted ?? typed, expected: text, refused: refused).record()
    }
}
