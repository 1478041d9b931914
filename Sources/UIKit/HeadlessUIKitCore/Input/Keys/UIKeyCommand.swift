/// A keyboard shortcut and its action.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(input: "n", modifierFlags: .command, action: ListViewController.addItem)]
/// }
/// ```
///
/// A shortcut is looked up in the first responder's ``UIResponder/keyCommands`` and up the chain, before any
/// responder gets the press; its action goes to the nearest responder in the chain whose class has the method.
/// While text is edited, all keys without command or control, except escape and the function keys, go to the
/// text, unless the command has priority.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    // Not overridable: what the object is made with never changes.
    /// The key's character without modifiers, or one of the names such as ``inputEscape``.
    public let input: String?
    /// The modifiers to hold down.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command takes precedence over the key's effect on text.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command with a title, whose method is called on the nearest responder in the chain that has it.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a command that calls the method of a selector.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command that calls the method of a selector, with a description in the list of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Makes a command that calls a method of the nearest responder in the chain whose class has it.
    public convenience init<Target: AnyObject, Result>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(action: Selector(.plain(method)), input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command that calls a method, with the command, of the nearest responder in the chain whose class has it.
    public convenience init<Target: AnyObject, Sender, Result>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(action: Selector(.sender(method)), input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command with a title that calls a method of the nearest responder in the chain whose class has it.
    public convenience init<Target: AnyObject, Result>(
        title: String, action method: @escaping @MainActor (Target) -> @MainActor () -> Result, input: String,
        modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
    ) {
        self.init(
            title: title, action: Selector(.plain(method)), input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Makes a command with a title that calls a method, with the command, of the nearest responder in the
    /// chain whose class has it.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String, action method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        input: String, modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
    ) {
        self.init(
            title: title, action: Selector(.sender(method)), input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    func matches(_ key: UIKey) -> Bool {
        // Caps lock and the numeric pad do not count.
        let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard let input, held == modifierFlags else { return false }
        if let name = Self.names[key.keyCode] { return input == name }
        return input.lowercased() == key.charactersIgnoringModifiers.lowercased()
    }
}

extension UIKeyCommand {
    /// The name of the key for up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The name of the key for down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The name of the key for left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The name of the key for right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The name of the key for escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The name of the key for page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The name of the key for page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The name of the key for home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The name of the key for end.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The name of the key that deletes the character before the caret.
    public nonisolated static let inputDelete = "\u{8}"
    /// The name of the function key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The name of the function key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The name of the function key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The name of the function key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The name of the function key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The name of the function key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The name of the function key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The name of the function key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The name of the function key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The name of the function key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The name of the function key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The name of the function key F12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The names of the keys without characters.
    package nonisolated static let names: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: inputUpArrow,
        .keyboardDownArrow: inputDownArrow,
        .keyboardLeftArrow: inputLeftArrow,
        .keyboardRightArrow: inputRightArrow,
        .keyboardEscape: inputEscape,
        .keyboardPageUp: inputPageUp,
        .keyboardPageDown: inputPageDown,
        .keyboardHome: inputHome,
        .keyboardEnd: inputEnd,
        .keyboardDeleteOrBackspace: inputDelete,
        .keyboardF1: f1,
        .keyboardF2: f2,
        .keyboardF3: f3,
        .keyboardF4: f4,
        .keyboardF5: f5,
        .keyboardF6: f6,
        .keyboardF7: f7,
        .keyboardF8: f8,
        .keyboardF9: f9,
        .keyboardF10: f10,
        .keyboardF11: f11,
        .keyboardF12: f12,
    ]
}
