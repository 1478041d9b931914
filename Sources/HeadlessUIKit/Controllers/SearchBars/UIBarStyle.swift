/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Dark on light.
    case `default` = 0
    /// Light on dark.
    case black = 1
}
