/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the input's interface style.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}
