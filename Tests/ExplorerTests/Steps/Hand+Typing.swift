import Robot

extension Hand {
    private static let texts = [
        "a", "ada@example.com", "lighthouse", "Hello, world", "42", "", " ", "naïve 👩‍🚀", "x y", "oil",
    ]

    /// A step on a keyboard.
    mutating func type(_ interaction: Interaction) -> Deed? {
        let keyboard = SoftwareKeyboard.main
        if interaction == .connectKeyboard {
            let isConnected = !keyboard.isHardwareKeyboardConnected
            return Deed("\(isConnected ? "connect" : "disconnect") a hardware keyboard") {
                SoftwareKeyboard.main.isHardwareKeyboardConnected = isConnected
            }
        }
        guard let focused = application.keyboard.focused, SystemScreen.current.isEmpty else { return nil }
        if interaction == .dismissKeyboard {
            return keyboard.isVisible ? Deed("dismiss the keyboard") { SoftwareKeyboard.main.dismiss() } : nil
        }
        if interaction == .pressKey { return keyboard.isHardwareKeyboardConnected ? pressKey() : nil }
        guard focused is any UITextInput, keyboard.isVisible || keyboard.isHardwareKeyboardConnected else {
            return nil
        }
        if interaction == .clearText { return Deed("clear the text") { SoftwareKeyboard.main.clearText() } }
        let pads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        let isPad = keyboard.keyboardType.map(pads.contains) ?? false
        switch draw.numbers.next(below: isPad ? 4 : 6) {
        case 0: return Deed("type the delete key") { SoftwareKeyboard.main.type(.delete) }
        case 1 where !isPad:
            guard !application.keyboard.disablesReturn else { return nil }
            return Deed("type the return key") { SoftwareKeyboard.main.type(.return) }
        default:
            let text = isPad ? "\(draw.numbers.next(below: 1000))" : draw.numbers.element(of: Self.texts)
            return Deed("type \"\(text)\"") { SoftwareKeyboard.main.type(text, refused: .anything) }
        }
    }

    private mutating func pressKey() -> Deed? {
        let keys: [(String, Keystroke)] = [
            ("tab", .tab), ("escape", .escape), ("left", .left), ("right", .right), ("up", .up),
            ("down", .down), ("return", .return), ("delete", .delete), ("forward delete", .forwardDelete),
            ("home", .home), ("end", .end), ("command-A", .command + "a"), ("command-C", .command + "c"),
            ("command-V", .command + "v"), ("command-X", .command + "x"), ("command-Z", .command + "z"),
            ("shift-left", .shift + .left), ("shift-tab", .shift + .tab),
        ]
        let (name, key) = draw.numbers.element(of: keys)
        if name == "return", application.keyboard.disablesReturn { return nil }
        return Deed("press \(name)") { SoftwareKeyboard.main.type(key) }
    }
}
