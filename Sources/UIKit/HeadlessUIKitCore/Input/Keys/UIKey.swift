/// A key that was pressed, with the modifiers that were held down.
@preconcurrency @MainActor
public final class UIKey: NSObject {
    /// The characters of the key with the modifiers; empty for a key without characters.
    ///
    /// For keys such as arrows it is the name that ``UIKeyCommand`` uses.
    public let characters: String
    /// The characters of the key without modifiers other than shift.
    public let charactersIgnoringModifiers: String
    /// The modifiers that were held down.
    public let modifierFlags: UIKeyModifierFlags
    /// The key's code, by its position on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    package init(
        _ keyCode: UIKeyboardHIDUsage, characters: String, ignoringModifiers: String? = nil,
        modifierFlags: UIKeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.characters = characters
        charactersIgnoringModifiers = ignoringModifiers ?? characters
        self.modifierFlags = modifierFlags
    }
}
