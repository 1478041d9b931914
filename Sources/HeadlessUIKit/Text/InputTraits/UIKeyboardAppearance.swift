/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the input does.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}
