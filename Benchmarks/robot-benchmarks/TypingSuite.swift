import Robot

@MainActor let typingSuite = Suite(name: "typing") { _ in
    [
        (false, 0), (false, 100), (false, 1_000), (false, 10_000), (false, 100_000),
        (true, 0), (true, 100), (true, 1_000), (true, 10_000), (true, 100_000),
    ]
    .lazy.map { isPage, length in
        let form: any Typed = isPage ? Page(length) : Form(length)
        let bare = BareForm(length)
        return Comparison(
            name: "type(text)\(isPage ? " into a text view" : ""), \(length) characters are there",
            unit: "character", count: typedCharacters, baselineName: "ask, append and call",
            baseline: { bare.type() }, work: { form.type() })
    }
}

/// An input to type into.
@MainActor
private protocol Typed {
    /// Types a text and deletes it again; returns a number that depends on it.
    func type() -> Int
}

/// How many characters a run types.
private let typedCharacters = 1_000

/// A text to type, with small letters, capitals and digits as in real text.
private func sample(_ count: Int) -> String {
    let words = "The quick brown fox jumps over 13 lazy dogs, again and again. "
    return String(String(repeating: words, count: count / words.count + 1).prefix(count))
}

/// A field with a text and a delegate in a window.
@MainActor
private final class Form: UITextFieldDelegate, Typed {
    private let application = UIApplication()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let text = sample(typedCharacters)
    private var asked = 0

    init(_ length: Int) {
        UIApplication.withShared(application) {
            let window = UIWindow.createWindowForTesting()
            window.addSubview(field)
            field.delegate = self
            field.text = sample(length)
            field.becomeFirstResponder()
        }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked += 1
        return true
    }

    func type() -> Int {
        UIApplication.withShared(application) {
            let start = field.endOfDocument
            SoftwareKeyboard.main.type(text)
            // The typed text is removed immediately, so that each run begins with the same text.
            if let typed = field.textRange(from: start, to: field.endOfDocument) {
                field.replace(typed, withText: "")
            }
            return asked
        }
    }
}

/// A text view with a text, which scrolls to what is typed.
@MainActor
private final class Page: Typed {
    private let application = UIApplication()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let text = sample(typedCharacters)

    init(_ length: Int) {
        UIApplication.withShared(application) {
            let window = UIWindow.createWindowForTesting()
            window.addSubview(view)
            view.text = sample(length)
            view.becomeFirstResponder()
        }
    }

    func type() -> Int {
        UIApplication.withShared(application) {
            let start = view.endOfDocument
            SoftwareKeyboard.main.type(text)
            let offset = view.contentOffset.y
            if let typed = view.textRange(from: start, to: view.endOfDocument) {
                view.replace(typed, withText: "")
            }
            return Int(offset)
        }
    }
}

/// The same with bare classes: the least that typing can cost.
@MainActor
private final class BareForm {
    private final class Input {
        var text = ""
        var mayChange: ((Int, String) -> Bool)?
        var didChange: (() -> Void)?

        func insert(_ string: String) {
            guard mayChange?(text.utf8.count, string) ?? true else { return }
            text += string
            didChange?()
        }
    }

    private let input = Input()
    private let text = sample(typedCharacters)
    private var asked = 0

    init(_ length: Int) {
        input.text = sample(length)
        input.mayChange = { [unowned self] _, _ in
            asked += 1
            return true
        }
        input.didChange = { [unowned self] in asked += 1 }
    }

    func type() -> Int {
        for character in text { input.insert(String(character)) }
        input.text.removeLast(text.count)
        return asked
    }
}
