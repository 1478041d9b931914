/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the input's interface style.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
}
