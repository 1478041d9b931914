import Foundation

/// A key that was pressed, and what it stands for together with those that were held down.
@preconcurrency @MainActor
public final class UIKey: NSObject {
    /// What the key stands for with the modifiers; empty for one that stands for no character.
    ///
    /// For keys such as arrows it is the name by which ``UIKeyCommand`` calls them.
    public let characters: String
    /// What the key would stand for without modifiers other than shift.
    public let charactersIgnoringModifiers: String
    /// The keys that were held down.
    public let modifierFlags: UIKeyModifierFlags
    /// Which key it is, by its place on the keyboard.
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
