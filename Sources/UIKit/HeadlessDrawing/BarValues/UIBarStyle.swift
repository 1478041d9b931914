/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Dark on light.
    case `default`
    /// Light on dark.
    case black
}
